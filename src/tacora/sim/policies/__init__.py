"""Policies: what decides inside the kernel."""
