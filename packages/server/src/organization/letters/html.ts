import type { Figure, Letter, LetterSection } from './letter.ts'
import { escapeHtml, unlinked } from './safe_text.ts'

/**
 * HTML as mail clients understand it: tables, inline styles, 600 px. Clients that turn mails dark by themselves find
 * colours that stay readable; those that ask for `prefers-color-scheme` get dark ones from us.
 */

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const paragraph = `${font};font-size:15px;line-height:23px;margin:0 0 16px 0`

/** Everything that others wrote is text. */
const safe = (text: string) => escapeHtml(unlinked(text))

export function letterHtml(letter: Letter, language: string): string {
  const { title, text, figures = [], sections = [], action, footer } = letter
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${safe(letter.subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f3f4f6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f3f4f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="card" style="background-color:#ffffff;border:1px solid #e2e5ea;border-radius:8px;padding:32px">
<h1 class="ink" style="${font};font-size:21px;line-height:28px;font-weight:600;margin:0 0 16px 0;color:#1c2430">${safe(title)}</h1>
${text.map((each) => `<p class="ink" style="${paragraph};color:#333c49">${safe(each)}</p>`).join('\n')}
${figureRow(figures)}
${sections.map(sectionHtml).join('\n')}
${action ? button(action) : ''}
</td></tr>
<tr><td class="faint" style="${font};font-size:12px;line-height:18px;color:#5f6b7a;padding:16px 32px 0 32px">${safe(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #14181f !important; }
  .card { background-color: #1f252e !important; border-color: #38414d !important; }
  .ink { color: #e6e9ee !important; }
  .faint { color: #a3adba !important; }
  .quote { background-color: #2a323d !important; border-color: #566273 !important; color: #e6e9ee !important; }
  .rule { border-color: #38414d !important; }
}`

function figureRow(figures: Figure[]): string {
  if (figures.length === 0) return ''
  const width = Math.floor(100 / figures.length)
  const cells = figures.map(
    ({ label, value }) => `<td width="${width}%" valign="top" style="padding:0 8px 0 0">
<div class="ink" style="${font};font-size:26px;line-height:32px;font-weight:600;color:#1c2430">${safe(value)}</div>
<div class="faint" style="${font};font-size:13px;line-height:18px;color:#5f6b7a">${safe(label)}</div></td>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px 0"><tr>${cells.join('')}</tr></table>`
}

function sectionHtml({ heading, lines = [], quote }: LetterSection): string {
  const items = lines.map(
    (line) =>
      `<p class="faint" style="${font};font-size:14px;line-height:21px;margin:0;color:#4a5563">${safe(line)}</p>`,
  )
  const quoted =
    quote === undefined
      ? ''
      : `<div class="quote" style="${font};font-size:14px;line-height:21px;margin:10px 0 0 0;padding:10px 14px;background-color:#f5f6f8;border-left:3px solid #b9c1cc;color:#333c49">${safe(quote).replaceAll('\n', '<br>')}</div>`
  return `<div class="rule" style="border-top:1px solid #e2e5ea;padding:16px 0 20px 0">
<p class="ink" style="${font};font-size:15px;line-height:22px;font-weight:600;margin:0 0 4px 0;color:#1c2430">${safe(heading)}</p>
${items.join('\n')}${quoted}</div>`
}

/** A table, because some clients give a link no padding. */
const button = ({ label, url }: { label: string; url: string }) => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0 0"><tr>
<td align="center" bgcolor="#2b6a5d" style="border-radius:6px;background-color:#2b6a5d">
<a href="${escapeHtml(url)}" style="${font};display:inline-block;padding:12px 22px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${safe(label)}</a>
</td></tr></table>`
