// Texts that lie over one another.
() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node; (node = walker.nextNode()); ) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest('.sr, svg, option, script, style')) continue;
    if (!parent.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const seen = within(parent, box);
      if (seen.width > 2 && seen.height > 2) texts.push({parent, box: seen, text: node.textContent.trim()});
    }
  }
  const covered = [];
  texts.forEach((a, i) => {
    for (const b of texts.slice(i + 1)) {
      // A line of text does not cover itself.
      if (a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue;
      if (layer(a.parent) !== layer(b.parent)) continue;
      const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const less = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
      // Line boxes are higher than their letters.
      if (w > 2 && h > 0.35 * Math.min(a.box.height, b.box.height) && w * h > 0.1 * less)
        covered.push(`${a.text} / ${b.text}`);
    }
  });
  return covered;
  // What sticks to an edge, or lies over all, may cover what scrolls under it.
  function layer(element) {
    for (let e = element; e; e = e.parentElement)
      if (e.matches('dialog, .final') || /sticky|fixed/.test(getComputedStyle(e).position)) return e;
    return null;
  }
  // As much of a box as those around it show.
  function within(element, box) {
    let {left, top, right, bottom} = box;
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.overflow === 'visible') continue;
      const edge = e.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return {left, top, right, bottom, width: right - left, height: bottom - top};
  }
}
