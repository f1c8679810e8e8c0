/** Which control characters go: `text` keeps line breaks and tabs, `line` keeps none. */
export type Cleaning = 'text' | 'line'

/**
 * Text as it is kept: whoever prints it on a terminal must not run what a stranger put there. What separates lines
 * becomes a line break, so that no words grow together. U+0000 stays, and is refused.
 */
export function cleanText(text: string, cleaning: Cleaning): string {
  const broken = text.replace(/\r(?!\n)|[\v\f\u0085]/g, '\n')
  const kept = broken.replace(/[^\P{Cc}\0\t\r\n]/gu, '')
  return cleaning === 'line' ? kept.replace(/[\t\r\n]+/g, ' ') : kept
}
