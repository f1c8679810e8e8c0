/** What parts the columns: a line `sep=;` of Excel says it, otherwise the first lines show it. */
export function delimiterOf(text: string): { delimiter: string; start: number } {
  const said = /^\ufeff?sep=(.)\r?\n/i.exec(text.slice(0, 16))
  if (said) return { delimiter: said[1]!, start: said[0].length }
  const lines = firstLines(text)
  const [best] = [',', ';', '\t', '|']
    .map((delimiter) => ({ delimiter, score: steadiness(lines, delimiter) }))
    .sort((one, other) => other.score - one.score)
  return { delimiter: best!.score > 0 ? best!.delimiter : ',', start: text.startsWith('\ufeff') ? 1 : 0 }
}

/** Without what is quoted: a comma in there parts nothing. */
const firstLines = (text: string) =>
  text
    .slice(0, 65_536)
    .replace(/"[^"]{0,10000}"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line !== '')
    .slice(0, 50)

/** How many columns it makes, weighed by the share of lines that have just as many. */
function steadiness(lines: string[], delimiter: string): number {
  const counts = lines.map((line) => line.split(delimiter).length - 1)
  const groups = [...Map.groupBy(counts, (count) => count)].filter(([count]) => count > 0)
  return Math.max(
    0,
    ...groups.map(([count, same]) => (same.length / counts.length) ** 2 * Math.min(count, 5)),
  )
}
