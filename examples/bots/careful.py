#!/usr/bin/env python3
"""A careful bot: leaves with something in hand when one card in eight is deadly.

It needs Python and nothing else. Try it: tacora arena --bots program:./careful.py,...
"""

import json
import sys


def main() -> None:
    """Answer each line with a line, until the table says goodbye."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready"}
        elif message["type"] == "decide":
            outlook = message["outlook"]
            leaves = outlook["satchel"] > 0 and outlook["danger"] > 1 / 8
            answer = {
                "type": "decision",
                "number": message["number"],
                "decision": "leave" if leaves else "continue",
            }
        else:
            return
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
