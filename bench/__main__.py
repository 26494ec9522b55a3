"""`make bench`: everything that is measured, in one run."""

from bench import reference, sim

reference.run()
sim.run()
