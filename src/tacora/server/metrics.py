"""What is counted, for whoever runs a server. No card and no decision is told."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.pages = Counter(
            "tacora_pages", "Pages written to logs.", registry=self.registry
        )
        self.taken = Counter(
            "tacora_pages_taken",
            "Pages that another process wrote first.",
            registry=self.registry,
        )
        self.messages = Counter(
            "tacora_messages", "Messages from sockets.", registry=self.registry
        )
        self.refused = Counter(
            "tacora_refused",
            "What was refused, by the code of its error.",
            ["code"],
            registry=self.registry,
        )
        self.dropped = Counter(
            "tacora_sockets_dropped",
            "Sockets closed because they read too slowly or spoke too fast.",
            registry=self.registry,
        )
        self.sockets = Gauge("tacora_sockets", "Open sockets.", registry=self.registry)
        self.rooms = Gauge("tacora_rooms", "Tables in memory.", registry=self.registry)
        self.store_away = Counter(
            "tacora_store_away",
            "Times that the memory could not be reached.",
            registry=self.registry,
        )
        self.writing = Histogram(
            "tacora_writing_seconds",
            "Seconds from a plan to its page on disk.",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
            registry=self.registry,
        )
