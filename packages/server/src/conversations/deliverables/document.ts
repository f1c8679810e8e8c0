import { escapeHtml } from './escape_html.ts'
import type { Letterhead } from './letterhead.ts'
import { markdownToHtml } from './markdown_to_html.ts'
import type { DeliverableRow } from './repository.ts'

/**
 * Nothing runs in the page and nothing is loaded from elsewhere, whoever has written it: opening a document tells nobody
 * that it was opened, and no address in it can carry off what stands beside it.
 */
export const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem;color:#1b1b1b}' +
  'h1,h2,h3{line-height:1.25}blockquote{margin:1rem 0;padding-left:1rem;border-left:3px solid #ccc}' +
  'table{border-collapse:collapse}th,td{border:1px solid #ccc;padding:.3rem .6rem;text-align:left}' +
  'header{display:flex;justify-content:space-between;gap:2rem;padding-bottom:.75rem;border-bottom:1px solid #c4cbd2}' +
  'header strong{font-size:1.2rem}address,.date{font-style:normal;font-size:.85rem;color:#5c6670;text-align:right}' +
  '.download{text-align:right;font-size:.9rem}@media print{.download{display:none}body{margin:0 auto}}'

/**
 * A deliverable as a page. HTML is the owner's own, in which the values were escaped when it was written; a browser reads
 * a whole page in the place of a body as that body. `download` is where its PDF is, from the page's own address.
 */
export function documentOf(
  { title, format, body }: Pick<DeliverableRow, 'title' | 'format' | 'body'>,
  letterhead: Letterhead,
  download?: string,
): string {
  const { words } = letterhead
  const bar =
    download === undefined
      ? ''
      : `<p class="download"><a href="${escapeHtml(download)}" download>${words.download}</a></p>\n`
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${bar}${format === 'html' ? body : `${headOf(letterhead)}\n${markdownToHtml(body)}`}
</body>
</html>
`
}

/** Who writes a whole page of HTML gives it a head of their own. */
function headOf({ name, lines, date }: Letterhead): string {
  const contact = lines.map((line) => escapeHtml(line)).join('<br>')
  return `<header><strong>${escapeHtml(name)}</strong><address>${contact}</address></header>
<p class="date">${date}</p>`
}
