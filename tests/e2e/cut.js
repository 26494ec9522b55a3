// Texts that anyone should see, of which a part cannot be seen.
() => {
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node; (node = walker.nextNode()); ) {
    const text = node.textContent.trim(), parent = node.parentElement;
    if (!text || !parent.checkVisibility({opacityProperty: true, visibilityProperty: true}))
      continue;
    if (parent.closest('.sr, svg, option, script, style, noscript')) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      if (box.right > innerWidth + 1 && !scrolls(parent)) { cut.push(`beyond the page: ${text}`); break; }
      const hidden = hider(parent, box);
      if (hidden) { cut.push(`cut by ${hidden}: ${text}`); break; }
    }
  }
  return cut;
  function scrolls(element) {
    for (let e = element; e; e = e.parentElement)
      if (/auto|scroll/.test(getComputedStyle(e).overflowX)) return true;
    return false;
  }
  function hider(element, box) {
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
      if (e.title && style.textOverflow === 'ellipsis') return null;
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const edge = e.getBoundingClientRect();
      const over = Math.max(box.right - edge.right, edge.left - box.left);
      const above = Math.max(box.bottom - edge.bottom, edge.top - box.top);
      if (over > 1.5 || above > box.height * 0.3) return e.className || e.tagName;
    }
    return null;
  }
}
