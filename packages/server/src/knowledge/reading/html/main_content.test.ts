import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outline, readPage } from '../testing/read.ts'

const lines = async (body: string) => outline((await readPage(`<html><body>${body}</body></html>`)).blocks)

const sentence = (about: string) =>
  `<p>This is what we have to say about ${about}, in a paragraph that is long enough, with some commas, to count.</p>`

test('what surrounds the content is dropped: navigation, banners, forms, footers', async () => {
  const text = (
    await lines(`
    <a href="#main">Skip to content</a>
    <header><a href="/">Mill Hotel</a><nav><ul><li><a href="/a">Rooms</a></li></ul></nav></header>
    <div class="breadcrumbs"><a href="/">Home</a> › <a href="/s">Stay</a></div>
    <main id="main"><header><h1>Stay with us</h1></header>${sentence('rooms')}${sentence('breakfast')}
      <aside class="related"><a href="/b">Read this too</a></aside>
      <aside class="note">Book early in May.</aside>
      <form><label>Your mail</label><input><button>Subscribe</button></form>
      <div class="share-buttons"><a href="/f">Post it</a></div>
    </main>
    <div id="cookie-banner"><p>We use cookies to improve this site.</p><button>Accept</button></div>
    <div role="dialog">Subscribe now!</div>
    <footer><p>© Mill Hotel</p></footer>`)
  ).join('\n')
  assert.match(text, /about rooms[\s\S]*about breakfast[\s\S]*Book early in May/)
  for (const dropped of [
    /Skip/,
    /Rooms/,
    /Home/,
    /Read this/,
    /Your mail/,
    /Accept|cookies/,
    /Post it/,
    /Subscribe/,
    /©/,
  ])
    assert.doesNotMatch(text, dropped)
})

test('a page about cookies, or whose wrapper has a sidebar in its name, is not clutter', async () => {
  const page = `<div class="has-sidebar cookie-policy"><h1>Cookies</h1>${sentence('cookies')}${sentence('consent')}</div>`
  assert.match((await lines(page)).join(), /about cookies.*about consent/)
})

test('a page that is one big form, as some servers make them, is read', async () => {
  assert.match(
    (await lines(`<form id="aspnetForm"><h1>Hours</h1>${sentence('hours')}</form>`)).join(),
    /about hours/,
  )
})

test('an article is told from the links around it, though nothing but names of classes marks them', async () => {
  const link = (name: string) => `<div><a href="/${name}">${name} and more about it</a></div>`
  const page = `<div class="col1">${['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(link).join('')}</div>
    <div class="col2"><h1>Gardens</h1>${sentence('roses')}${sentence('hedges')}${sentence('lawns')}${sentence('ponds')}
    ${sentence('paths')}</div>`
  const text = (await lines(page)).join('\n')
  assert.match(text, /about roses[\s\S]*about paths/)
  assert.doesNotMatch(text, /Three and more/)
})

test('a page of short pieces is read whole: prices, hours, contacts', async () => {
  const text = await lines(`<main><h1>Salon</h1>
    <section><h2>Prices</h2><ul><li>Cut 30 €</li><li>Colour 60 €</li></ul></section>
    <section><h2>Hours</h2><table><tr><th>Day</th><th>Open</th></tr><tr><td>Mon</td><td>9–18</td></tr></table></section>
    <section><h2>Contact</h2><p>Harbour Street 12<br>Call 0431 12345</p></section></main>`)
  assert.deepEqual(text, [
    '# Salon',
    '## Prices',
    '- Cut 30 €',
    '- Colour 60 €',
    '## Hours',
    '|| Day | Open',
    '| Mon | 9–18',
    '## Contact',
    'Harbour Street 12\nCall 0431 12345',
  ])
})

test('headings of an article keep their levels', async () => {
  const text = await lines(
    `<article><h1>Guide</h1>${sentence('a')}<h2>Part</h2>${sentence('b')}<h3>Detail</h3>${sentence('c')}${sentence('d')}</article>`,
  )
  assert.deepEqual(
    text.filter((line) => line.startsWith('#')),
    ['# Guide', '## Part', '### Detail'],
  )
})
