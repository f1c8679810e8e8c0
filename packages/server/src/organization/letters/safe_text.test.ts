import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slackMessage, teamsMessage } from './chat.ts'
import { letterHtml } from './html.ts'
import type { Letter } from './letter.ts'
import { plainText } from './plain_text.ts'
import { headerText, unlinked } from './safe_text.ts'

test('a header is one line, however it was written, and cut', () => {
  assert.equal(headerText('Hello\r\nBcc: all@evil.example\u2028x\u0000y'), 'Hello Bcc: all@evil.example x y')
  assert.equal(headerText('\u202Etxt.exe'), 'txt.exe')
  assert.equal([...headerText('ä'.repeat(500))].length, 150)
})

test('nothing in the words of others is made a link by a mail client', () => {
  const cases: [string, string][] = [
    ['see https://evil.example/x?y=1', 'see https[:]//evil[.]example/x?y=1'],
    ['see www.evil.example', 'see www[.]evil[.]example'],
    ['jana@evil.example', 'jana@evil[.]example'],
    ['evil.co.uk and xn--bcher-kva.example', 'evil[.]co[.]uk and xn--bcher-kva[.]example'],
    ['bücher.beispiel', 'bücher[.]beispiel'],
    ['3sat.de, 4.99 €, z.B. am 12.3.', '3sat[.]de, 4.99 €, z.B. am 12.3.'],
    ['javascript:alert(1)', 'javascript[:]alert(1)'],
    ['A sentence. And another one.', 'A sentence. And another one.'],
  ]
  for (const [given, expected] of cases) assert.equal(unlinked(given), expected)
})

const hostile =
  'Evil" <img src=x onerror=alert(1)> & https://evil.example [go](http://evil.example)\r\nBcc: x@y.zz'
const letter: Letter = {
  subject: hostile,
  title: hostile,
  text: [hostile],
  figures: [{ label: hostile, value: hostile }],
  sections: [{ heading: hostile, lines: [hostile], quote: `${hostile}\n</div><script>alert(1)</script>` }],
  action: { label: hostile, url: 'https://foyer.example/o/x?a=1&b=2' },
  footer: hostile,
}

test('whatever others wrote, HTML has no element, attribute or address of theirs', () => {
  const html = letterHtml(letter, 'en')
  assert.ok(!/<img|<script|onerror=alert\(1\)>/.test(html.replaceAll('&#', '')), html)
  assert.ok(!html.includes('//evil.example'))
  assert.deepEqual(html.match(/href="[^"]*"/g), ['href="https://foyer.example/o/x?a=1&#38;b=2"'])
})

test('plain text and chats have one link, which is ours', () => {
  for (const form of [
    plainText(letter),
    JSON.stringify(slackMessage(letter)),
    JSON.stringify(teamsMessage(letter)),
  ]) {
    const links = form.match(/https?:\/\/[^\s"\\]+/g)!.filter((link) => !link.includes('adaptivecards.io'))
    assert.deepEqual(links, ['https://foyer.example/o/x?a=1&b=2'], form)
  }
  const marked = JSON.stringify(slackMessage(letter)).match(/"mrkdwn","text":"(?:[^"\\]|\\.)*"/g)!
  assert.ok(marked.length > 0 && marked.every((text) => !/[<>]/.test(text)), marked.join())
  const card = JSON.stringify(teamsMessage(letter)).split('"actions"')[0]!
  assert.ok(card.includes('go') && !card.includes('[go]('), card)
})
