/** The little Markdown that our messages use: paragraphs, lists and bold words. */
export interface Span {
  text: string;
  bold: boolean;
}

export type Block = { type: 'paragraph'; spans: Span[] } | { type: 'list'; items: Span[][] };

export function blocks(markdown: string): Block[] {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      if (lines.every((line) => line.startsWith('- ')))
        return { type: 'list', items: lines.map((line) => spans(line.slice(2))) };
      return { type: 'paragraph', spans: spans(lines.join(' ')) };
    });
}

function spans(line: string): Span[] {
  return line
    .split('**')
    .map((text, i) => ({ text, bold: i % 2 === 1 }))
    .filter(({ text }) => text);
}
