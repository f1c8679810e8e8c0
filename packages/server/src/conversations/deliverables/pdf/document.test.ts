import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { newOrganization } from '../../../testing/api.ts'
import { newDeliverable } from '../../../testing/deliverables.ts'
import { markdownToHtml } from '../markdown_to_html.ts'
import { htmlContent } from './html_content.ts'

async function print(fields: object, profile: object = {}) {
  const api = await newOrganization()
  await api.patch('/organization', { timezone: 'Pacific/Auckland', ...profile })
  const id = await newDeliverable(api, { created_at: new Date('2026-01-15T20:30:00Z'), ...fields })
  const answer = await api.service.app.inject({
    url: `/v1/deliverables/${id}/document`,
    headers: { ...api.credentials, accept: 'application/pdf' },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  const bytes = new Uint8Array(answer.rawPayload)
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return { headers: answer.headers, bytes: answer.rawPayload, text: text.replaceAll(/\s+/g, ' '), totalPages }
}

test('a document is given as a PDF with a letterhead, the day of where the organization is, and page numbers', async () => {
  const profile = {
    website: 'https://www.kai.example/',
    profile: { address: 'Am Kai 1\n20457 Hamburg', phone: '+49 40 5550', email: 'hallo@kai.example' },
  }
  const { headers, text } = await print({ body: '# Ziel\n\nEin Shop.' }, profile)
  assert.equal(headers['content-type'], 'application/pdf')
  assert.match(
    String(headers['content-disposition']),
    /^attachment; .*filename\*=UTF-8''Project%20outline\.pdf/,
  )
  for (const part of [
    'Test & Sons',
    'Am Kai 1',
    '20457 Hamburg',
    '+49 40 5550',
    'hallo@kai.example',
    'kai.example',
  ])
    assert.ok(text.includes(part), part)
  assert.match(text, /16 January 2026/)
  assert.match(text, /Page 1 of 1/)
})

test('umlauts, signs of money, dashes, quotation marks, Greek and Cyrillic are printed as they are', async () => {
  const said = 'Größe: 1.600–2.400 € „Übermorgen“ “soon” Łódź Ελλάδα Москва'
  const { text } = await print({ body: `# Ziel\n\n${said}\n\nA → B ≤ C 🎉` })
  assert.ok(text.includes(said), text)
  assert.match(text, /A -> B <= C/)
  assert.doesNotMatch(text, /cannot be shown/)
})

test('a document with letters that the font does not have says so', async () => {
  const { text } = await print({ body: '# 日本語\n\nשלום' })
  assert.match(text, /Some characters cannot be shown in this file\./)
})

test('a document without a heading of its own has its title', async () => {
  const { text } = await print({ title: 'Your outline', body: 'Tea.' })
  assert.match(text, /Your outline Tea\./)
  const titled = await print({ title: 'Your outline', body: '# Goal\n\nTea.' })
  assert.doesNotMatch(titled.text, /Your outline/)
})

test('HTML is printed by its headings, lists, tables and links; scripts, styles and addresses that run are not', async () => {
  const body =
    '<style>p{color:red}</style><h2>Goal</h2><p>A <b>site</b><br>soon</p><ul><li>one<ol><li>two</li></ol></li></ul>' +
    '<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table><blockquote>so</blockquote><pre>x  y</pre><hr>' +
    '<a href="https://ok.example">ok</a> <a href="javascript:alert(1)">bad</a><script>alert(2)</script><img src="https://evil.example/x.png" alt="logo">'
  const { text, bytes } = await print({ format: 'html', body })
  for (const part of ['Goal', 'A site soon', 'one', 'two', 'a b', 'so', 'x y', 'ok', 'bad', 'logo'])
    assert.ok(text.includes(part), `${part}: ${text}`)
  assert.doesNotMatch(text, /alert|color:red/)
  const raw = bytes.toString('latin1')
  assert.ok(
    raw.includes('https://ok.example') && !raw.includes('javascript:') && !raw.includes('evil.example'),
  )
})

test('a table in Markdown without heads is printed without an empty row', () => {
  const tables = (markdown: string) => JSON.stringify(htmlContent(markdownToHtml(markdown)))
  assert.equal(tables('| | |\n|---|---|\n| a | b |').match(/"stack"/g)!.length, 2)
  assert.equal(tables('| x | y |\n|---|---|\n| a | b |').match(/"stack"/g)!.length, 4)
})

test('a hostile page that nests without end is printed with its words', async () => {
  const body = `${'<div><ul><li>'.repeat(3000)}deep<script>alert(1)</script>${'</li></ul></div>'.repeat(3000)}`
  const { text } = await print({ format: 'html', body })
  assert.match(text, /deep/)
  assert.doesNotMatch(text, /alert/)
})

test('a heading is never the last line of a page', async () => {
  const body = Array.from(
    { length: 60 },
    (_, at) => `## Part ${at}\n\n${'Words of it. '.repeat(6 + (at % 7) * 5)}`,
  ).join('\n\n')
  const { bytes, totalPages } = await print({ body })
  assert.ok(totalPages > 2)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  for (const page of text) assert.doesNotMatch(page.replace(/Test & Sons\s*Page.*$/s, '').trim(), /Part \d+$/)
})
