import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from '../../testing/read.ts'

const main = '<main><h1>Holm</h1><p>Tables and doors, made to measure in our own workshop.</p></main>'
const hintsOf = async (html: string) =>
  (await readPage(`<html lang="de-DE"><body>${main}${html}</body></html>`)).hints
const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`

test('lines of header and footer are read, also where styles alone set them apart, and cells of a row are one line', async () => {
  const { lines } =
    await hintsOf(`<footer><div><span>Mon–Fri</span><span>9–17</span></div>Werkstraße 12<br>24937 Flensburg
    <table><tr><td>Sat</td><td>10–14</td></tr></table></footer>`)
  assert.deepEqual(lines?.slice(-4), ['Mon–Fri 9–17', 'Werkstraße 12', '24937 Flensburg', 'Sat | 10–14'])
})

test('what a visitor cannot see says nothing', async () => {
  const { lines, phones } = await hintsOf(`<div hidden>Tel. 0900 111111</div>
    <p style="display: none">Tel. 0900 222222</p><template>Tel. 0900 333333</template>`)
  assert.deepEqual([lines, phones], [undefined, undefined])
})

test('phones and mailboxes are read from links, also the ones that Cloudflare hides from robots', async () => {
  const { phones, emails } =
    await hintsOf(`<a href="tel:%2B49 461 123">Call</a> <a href="mailto:a@holm.example?subject=x">a</a>
    <a class="__cf_email__" data-cfemail="422b2c242d022a2d2e2f6c273a232f322e27">[email protected]</a>`)
  assert.deepEqual(phones, [{ number: '+49 461 123', text: 'Call' }])
  assert.deepEqual(emails, ['a@holm.example', 'info@holm.example'])
})

test('an entity of a graph may be described elsewhere in it', async () => {
  const { entities } = await hintsOf(
    jsonLd({
      '@graph': [
        { '@type': 'Store', name: 'Holm', address: { '@id': '#place' }, founder: 'Jan' },
        { '@id': '#place', '@type': 'PostalAddress', postalCode: 24937 },
      ],
    }),
  )
  const [store] = entities!
  assert.deepEqual(store!.properties, {
    name: ['Holm'],
    address: [
      {
        basis: 'schema_org',
        types: ['PostalAddress'],
        properties: { '@id': ['#place'], postalCode: ['24937'] },
      },
    ],
  })
})

test('structured data that are broken, endless or circular cost little and break nothing', {
  timeout: 20_000,
}, async () => {
  const deep = `${'{"address":'.repeat(5000)}1${'}'.repeat(5000)}`
  const wide = {
    '@type': 'Store',
    name: 'x',
    sameAs: Array.from({ length: 5000 }, (_, i) => `https://x.example/${i}`),
  }
  const circular = { '@type': 'Store', '@id': '#a', name: 'x', location: { '@id': '#a' } }
  const many = Array.from({ length: 5000 }, () => ({ '@type': 'Store', name: 'x'.repeat(900) }))
  for (const value of ['{', deep, wide, circular, many]) {
    const size = JSON.stringify(await hintsOf(jsonLd(value))).length
    assert.ok(size < 60_000, `${size}`)
  }
  const nested = '<div itemscope itemtype="https://schema.org/Store"><div itemprop="name">'.repeat(100)
  assert.ok(JSON.stringify(await hintsOf(`${nested}${'word '.repeat(2000)}`)).length < 60_000)
})

test('colours are taken from variables, buttons and the theme; comments and endless styles cost little', {
  timeout: 20_000,
}, async () => {
  const colours = async (css: string) => (await hintsOf(`<style>${css}</style>`)).colours
  assert.deepEqual(
    await colours('/* .btn{background:#111111} */ :root{--accent:#0a7d5c} .btn{background:var(--accent)}'),
    ['#0a7d5c'],
  )
  assert.deepEqual(await colours('.btn-primary{background-color:#c2410c} p{color:#333}'), ['#c2410c'])
  for (const css of ['/*'.repeat(150_000), '-'.repeat(300_000), '--a:'.repeat(70_000), '{'.repeat(300_000)])
    assert.equal(await colours(css), undefined)
})

test('the logo is the picture that is named so, or leads home; those of partners are not', async () => {
  const logo = async (html: string) => (await hintsOf(html)).logos?.[0]
  assert.equal(await logo('<header><img src="/a.png" alt="Holm logo"></header>'), 'https://example.com/a.png')
  assert.equal(await logo('<a href="/"><img src="/b.png"></a>'), 'https://example.com/b.png')
  assert.equal(
    await logo('<div class="partner-logos"><img class="partner-logo" src="/c.png"></div>'),
    undefined,
  )
  assert.equal(await logo('<link rel="icon" href="/d.svg">'), 'https://example.com/d.svg')
})
