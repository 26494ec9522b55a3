"""`make bench`: everything that is measured, in one run."""

from bench import brain, reference, sim

reference.run()
sim.run()
brain.run()
