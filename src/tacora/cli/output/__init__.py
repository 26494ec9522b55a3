"""What commands write: files, figures, tables and a bar that tells how far they are."""
