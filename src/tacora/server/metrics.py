"""What is counted, for whoever runs a server. No card and no decision is told."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Metrics(Collector):
    """The counters of one process."""

    def __init__(self) -> None:
        # What is counted for every message is a plain number.
        self.messages = 0
        self.pages = 0
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.taken = Counter(
            "tacora_pages_taken",
            "Pages that another process wrote first.",
            registry=self.registry,
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
            "Seconds from a plan to its page on disk, for one page in sixteen.",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
            registry=self.registry,
        )

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The plain numbers."""
        yield CounterMetricFamily(
            "tacora_messages", "Messages from sockets.", value=self.messages
        )
        yield CounterMetricFamily(
            "tacora_pages", "Pages written to logs.", value=self.pages
        )
