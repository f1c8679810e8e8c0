import { appearances } from './appearances.ts'

/** A page with every picture, a row for each place and a column for each look, to be opened from the folder itself. */
export function contactSheet(places: string[]): string {
  const cells = (entry: string) =>
    appearances
      .map(({ name, viewport }) => `<td>${picture(`${entry}-${name}.png`, viewport.width / 4)}</td>`)
      .join('')
  const heads = appearances.map(({ name }) => `<th>${name}</th>`).join('')
  const rows = places.map((entry) => `<tr><th>${entry}</th>${cells(entry)}</tr>`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Foyer: every page</title></head>
<body><table><tr><th></th>${heads}</tr>
${rows.join('\n')}
</table></body>
</html>
`
}

const picture = (file: string, width: number) =>
  `<a href="${file}"><img src="${file}" width="${width}" alt="${file}"></a>`
