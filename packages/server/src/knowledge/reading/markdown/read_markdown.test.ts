import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outline, readMarkdownText } from '../testing/read.ts'

const lines = async (markdown: string) => outline((await readMarkdownText(markdown)).blocks)

test('front matter gives the title and the language, and is not text', async () => {
  const page = await readMarkdownText('---\ntitle: "Say \\"hello\\""\nlang: de\ntags:\n  - a\n---\n\nText.')
  assert.deepEqual([page.title, page.language, outline(page.blocks)], ['Say "hello"', 'de', ['Text.']])
  assert.equal((await readMarkdownText("+++\ntitle = 'It''s'\n+++\nText.")).title, "It's")
  assert.equal(
    (await readMarkdownText('---\ntitle: Plain: and simple\n---\nText.')).title,
    'Plain: and simple',
  )
  assert.equal((await readMarkdownText('# Heading\n\nText.')).title, 'Heading')
  assert.deepEqual(await lines('---\n\nA rule above.\n\n---\n\nAnd below.'), ['A rule above.', 'And below.'])
})

test('headings, lists, tables, quotes and code', async () => {
  const text = `# Guide\n\nA *soft*\nbreak, a hard  \nbreak, \`code\` &amp; ~~old~~ new.\n\n1. One\n   - Inner\n\n     more\n2. Two\n
| Name | Price |\n|---|--:|\n| **Basic** | 10 € |\n\n> Quoted.\n\n\`\`\`sh\nnpm start # {% not %}\n\`\`\`\n`
  assert.deepEqual(await lines(text), [
    '# Guide',
    'A soft break, a hard\nbreak, code & new.',
    '1. One',
    '  1. Inner',
    '  1. more',
    '1. Two',
    '|| Name | Price',
    '| Basic | 10 €',
    'Quoted.',
    'code: npm start # {% not %}',
  ])
})

test('code in an item stands where it is', async () => {
  assert.deepEqual(await lines('1. Run\n\n   ```\n   go\n   ```\n2. Wait'), ['1. Run', 'code: go', '1. Wait'])
})

test('links are absolute; pictures are not text', async () => {
  const { blocks, links } = await readMarkdownText(
    'See [prices](../prices.md#a), <https://x.org/>, <a href="/b">this</a> and ![a picture](p.png).\n\n## [Shop](/shop)',
  )
  const found = [
    { text: 'prices', url: 'https://example.com/prices.md#a' },
    { text: 'https://x.org/', url: 'https://x.org/' },
    { text: 'this', url: 'https://example.com/b' },
  ]
  assert.deepEqual(blocks[0], {
    kind: 'paragraph',
    text: 'See prices, https://x.org/, this and .',
    links: found,
  })
  assert.deepEqual(
    links.map(({ url }) => url),
    ['https://example.com/prices.md', 'https://x.org/', 'https://example.com/shop', 'https://example.com/b'],
  )
})

test('what is written for a site generator goes: imports, exports, comments, shortcodes, ids, attributes', async () => {
  const text = `import Tabs from '@theme/Tabs'
import {\n  A,\n  B,\n} from './x'

export const a = {\n  b: 1,\n}

{/* a comment */}Text <!-- hidden --> here.

## Set up {#set-up}

{% comment %}Not yet.{% endcomment %}

{% alert "", "warning" %}
  Take care.
{% endalert %}

Ask in {% channel "help" %} or on [this page]({% page "/help/" %}). {{ site.name }}{% image "a.png" "a picture" %}{: .big}

Import your data from 'Excel' any time.
`
  const page = await readMarkdownText(text)
  assert.deepEqual(outline(page.blocks), [
    'Text here.',
    '## Set up',
    'Take care.',
    'Ask in help or on this page.',
    "Import your data from 'Excel' any time.",
  ])
  assert.deepEqual(page.links, [{ text: 'this page', url: 'https://example.com/help/' }])
})

test('in code, braces and tags are what they are', async () => {
  assert.deepEqual(await lines('Write `{% page %}`, `<Note>` or `{{ name }}`.\n\n~~~\n<Note>\n:::tip\n~~~'), [
    'Write {% page %}, <Note> or {{ name }}.',
    'code: <Note>\n:::tip',
  ])
})

test('admonitions are paragraphs, with their title as one', async () => {
  const text = `:::tip Good to know\nRead this.\n:::\n\n:::note[Also]\n\nAnd this.\n\n:::\n\n> [!WARNING]\n> Mind the gap.
\n!!! note "Mind"\n    Indented.\n\n    - item\n\nBehind.`
  assert.deepEqual(await lines(text), [
    'Good to know',
    'Read this.',
    'Also',
    'And this.',
    'Mind the gap.',
    'Mind',
    'Indented.',
    '- item',
    'Behind.',
  ])
})

test('components go, what they hold stays, and what has a title stands under it', async () => {
  const text = `# Help

<Note>
    Indented like code, but no code.
</Note>

<AccordionGroup>
  <Accordion title="Does it start?">
    Turn the key:

    \`\`\`sh
    start
    \`\`\`
  </Accordion>
  <Accordion title={"Does it stop?"} icon={<Icon name="x" />}>Push the brake.</Accordion>
</AccordionGroup>

<details>
<summary>And <b>then</b>?</summary>

Wait.

</details>

The end. <Badge color={{ a: 1 }}>New</Badge> field <Required />

<Card title="Read on" href="/on" />`
  assert.deepEqual(await lines(text), [
    '# Help',
    'Indented like code, but no code.',
    '## Does it start?',
    'Turn the key:',
    'code: start',
    '## Does it stop?',
    'Push the brake.',
    '## And then?',
    'Wait.',
    '# Help',
    'The end. New field (required)',
    'Read on',
  ])
})

test('HTML in Markdown is read like a page, and does not swallow the lines behind it', async () => {
  const text = `<div class="frame"><img src={url('a.png')} alt="x" /></div>
* One
<div><img src="b.png"></div>
* Two

<table>
<tr><th>Plan</th><th style={{width: 1}}>Price</th></tr>

<tr><td>[Basic](/basic)</td><td>\`10\` €</td></tr>
</table>

<p align="center">Centred</p>`
  assert.deepEqual(await lines(text), ['- One', '- Two', '|| Plan | Price', '| Basic | 10 €', 'Centred'])
})

test('footnotes, links of wikis and names of emoji leave their words', async () => {
  assert.deepEqual(
    await lines('Said[^1] in [[Page|the wiki]] :tada: at 10:30:00.\n\n| A |\n|---|\n| :white_check_mark: |'),
    ['Said in the wiki at 10:30:00.', '|| A', '| ✓'],
  )
})

test('a bold line above text is a heading', async () => {
  assert.deepEqual(await lines('## Stay\n\n**Dogs?**\n\nGladly.\n\n**Closed in May.**\n\n**Late**'), [
    '## Stay',
    '### Dogs?',
    'Gladly.',
    'Closed in May.',
    'Late',
  ])
})

test('an opening without its end is text, not the end of the document', async () => {
  assert.deepEqual(await lines('A {% b and <!-- c\n\n<Tab title="x">\n\nd'), [
    'A {% b and <!-- c',
    '## x',
    'd',
  ])
})
