#!/usr/bin/env bash
# Two nodes on one PostgreSQL behind nginx, and a game played through it.
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v nginx >/dev/null || { echo "nginx is missing: apt install nginx-light"; exit 1; }
work=$(mktemp -d)
sed -n '/^```nginx$/,/^```$/p' docs/how-to/two-nodes.md | sed '1d;$d' > "$work/site.conf"
cat > "$work/nginx.conf" <<CONF
daemon off;
worker_processes 1;
error_log stderr crit;
pid $work/nginx.pid;
events { worker_connections 512; }
http {
    access_log off;
    client_body_temp_path $work/body;
    proxy_temp_path $work/proxy;
    fastcgi_temp_path $work/fastcgi;
    uwsgi_temp_path $work/uwsgi;
    scgi_temp_path $work/scgi;
    include $work/site.conf;
}
CONF
PYTHONPATH=tests/server .venv/bin/python docs/how-to/two_nodes.py "$work"
rm -rf "$work"
