/* Looks at every frame while a card is turned over: nothing outside the card may change. */
() => {
  const CARD = '.path, .next, .air, .veil, .figure, .caption';
  // Numbers that still run to what an earlier moment brought: they know no card.
  const RUNNING =
    '[data-chest], [data-hold=chest], .camp [data-satchel], .dock:not(:has([data-choice])) [data-hold=satchel]';
  const TOLD = ['class', 'title', 'disabled', 'aria-label', 'aria-pressed', 'aria-disabled'];

  function outside() {
    const lines = [document.title];
    const look = (element) => {
      if (element.matches(CARD) || element.matches('script, style, canvas, use, path')) return;
      const facts = TOLD.filter((name) => element.hasAttribute(name));
      lines.push([element.localName, ...facts.map((name) => element.getAttribute(name))].join(' '));
      if (element.matches(RUNNING)) return;
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) lines.push(child.data.trim());
        else if (child.nodeType === Node.ELEMENT_NODE) look(child);
      }
    };
    look(document.body);
    return lines.filter((line) => line);
  }
  /** How much of the newest card's face is to be seen: from 0, on its edge, to 1. */
  function faceUp() {
    const card = document.querySelector('[data-newest]');
    if (!card) return 0;
    const seen = new DOMMatrix(getComputedStyle(card).transform).a;
    return Math.abs(seen);
  }

  window.turned = 0;
  window.leaks = [];
  let asleep = null; // what was there when the card began to move
  let last = '';
  let begun = false; // a page that is still being made may change
  const frame = () => {
    const cue = document.querySelector('.cavern')?.dataset.cue ?? '';
    if (last === 'turn') begun = true;
    if (cue === 'lean' && last !== 'lean' && begun) asleep = outside();
    if (asleep && (cue === 'lean' || cue === 'turn')) {
      const now = outside();
      const news = now.filter((line) => !asleep.includes(line));
      const gone = asleep.filter((line) => !now.includes(line));
      if (news.length || gone.length)
        leaks.push(`${cue}: ${gone.slice(0, 4).join(' | ')} -> ${news.slice(0, 4).join(' | ')}`);
      if (cue === 'lean' && !document.querySelector('.next'))
        leaks.push('the card that comes is not to be seen');
    } else if (asleep) {
      if (faceUp() < 0.9) leaks.push(`${cue || 'rest'} begins with the face at ${faceUp()}`);
      turned++;
      asleep = null;
    }
    last = cue;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
