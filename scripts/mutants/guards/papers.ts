import { guardsOf } from '../mutant.ts'

const papers = 'packages/engine/src/papers'
const server = 'packages/server/src/resources/deliverables'
const written = [`${papers}/*.test.ts`]

/** What keeps a visitor's words in a paper from being anything but words. */
export const paperGuards = [
  ...guardsOf(`${papers}/fill.ts`, written, [
    [
      'what every object has is no value',
      'Object.hasOwn(values, name.trim()) ? values[name.trim()]! :',
      'values[name.trim()] ??',
    ],
    ['a paper has a length', "length + written.length > longest ? '' : written", 'written'],
  ]),
  ...guardsOf(`${papers}/fill_html.ts`, written, [
    ['nothing goes into a script, a comment or a tag', "if (place.kind === 'nowhere') return ''", ''],
    ['nothing goes where it would be run', "if (executed.test(name)) return ''", ''],
    [
      'only an address goes where one leads',
      "if (addresses.has(name) && begins && !isSafeAddress(words)) return ''",
      '',
    ],
    ['a space ends no value', ".replaceAll(' ', '&#32;')", ''],
    [
      'words in a text are escaped',
      "if (typeof value === 'string') return inHtml(value)",
      "if (typeof value === 'string') return value",
    ],
    ['words in a list are escaped', '<li>${inHtml(item)}</li>', '<li>${item}</li>'],
    ['what was put in is not read as the template', 'reader.pass()', ''],
  ]),
  ...guardsOf(`${papers}/html_place.ts`, written, [
    ['what stands in a script is no text', "rawElements.has(this.#element) ? 'raw' : 'text'", "'text'"],
    ['a comment is no text', "if (this.#element === '!--') this.#mode = 'comment'", ''],
    ['a comment ends with its mark', "return this.#tail.endsWith('-->')", 'return true'],
    ['a raw element ends with its own tag', 'endsWith(`</${this.#element}>`)', "endsWith('>')"],
    ['a stroke that opens no tag is text', "this.#element === '' && !/[a-z/!?]/i.test(letter)", 'false'],
    [
      'a sign in quotation marks ends no tag',
      "if (this.#quote === '' && letter === '>')",
      "if (letter === '>')",
    ],
  ]),
  ...guardsOf(`${papers}/fill_markdown.ts`, written, [
    ['nothing goes into a tag', "if (tags.place().kind !== 'text') return ''", ''],
    [
      'only an address goes where a link leads',
      "isSafeAddress(items.join(' ').replaceAll('\\\\', '')) ? items.join(' ') : ''",
      "items.join(' ')",
    ],
    ['words are made inert', 'itemsOf(value).map(inMarkdown)', 'itemsOf(value)'],
  ]),
  ...guardsOf(`${papers}/in_html.ts`, written, [
    ['signs of HTML are written out', '.replaceAll(/[&<>"\'`=]/g, (sign) => entities[sign]!)', ''],
  ]),
  ...guardsOf(`${papers}/in_markdown.ts`, written, [
    ['marks make nothing of the words around them', '.replaceAll(marks, String.raw`\\$&`)', ''],
    ['an address is no link', '.replaceAll(address, String.raw`\\$&`)', ''],
    ['no line is made a heading or a list', 'inert.replace(opener, String.raw`\\$&`)', 'inert'],
    ['no line is numbered', ".replace(numbered, '$&\\\\')", ''],
  ]),
  ...guardsOf(`${papers}/plain_words.ts`, written, [
    ['words stay on one line', ".replaceAll(breaks, ' ')", ''],
    ['what cannot be seen is left out', ".replaceAll(unseen, '')", ''],
  ]),
  ...guardsOf(`${papers}/safe_address.ts`, written, [
    ['nothing in an address ends it early', '[^\\s()<>"\'\\\\]+$/i', '.+$/i'],
    ['an address leads to the web or to mail', '/^(?:https?:\\/\\/|mailto:)', '/^'],
  ]),
  ...guardsOf(`${papers}/quoted.ts`, written, [
    ['marks inside of a quotation do not end it', '.replaceAll(/["“”„«»‟]/g, innerQuote)', ''],
    ['a quotation is words', '${inMarkdown(inner)}', '${inner}'],
    ['a long quotation is cut', 'firstWords(words, longestQuote).replaceAll', 'words.replaceAll'],
    [
      'what stands beside a quotation is cut, too',
      'inMarkdown(firstWords(words, longestQuote))',
      'inMarkdown(words)',
    ],
  ]),
  ...guardsOf(`${papers}/listed.ts`, written, [
    ['a long list is cut', 'items.length > mostItems ?', 'false ?'],
  ]),
  ...guardsOf(`${papers}/values.ts`, written, [
    ['a template tells nothing of the judgement', '.filter(([name]) => speaking.has(name))', ''],
  ]),
  ...guardsOf(`${papers}/answers.ts`, written, [
    ['only required answers are open', 'required && !Object', '!Object'],
    ['what was answered is not open', 'required && !Object.hasOwn(answers, key)', 'required'],
  ]),
  ...guardsOf(`${papers}/without_empty.ts`, written, [
    ['a line that only waited is left out', ' || !isHollow(line))', ')'],
    ['a heading over nothing is left out', 'levelOf(line) === 0 || hasSomethingUnder(lines, at)', 'true'],
    ['an element that only waited is left out', "isHollow(element) ? '' : element", 'element'],
    ['a list without items is left out', ".replaceAll(emptyList, '')", ''],
    [
      'an HTML heading over nothing is left out',
      "isOverNothing(lean.slice(at + whole.length), level) ? '' : whole",
      'whole',
    ],
  ]),
  ...guardsOf(`${papers}/fit_section.ts`, written, [
    [
      'what rules out, and is not the case, speaks for',
      "isWelcome === (verdict === 'met')",
      "verdict === 'met'",
    ],
    ['a reason has the words that decided it', '${said} (${words.join(', '${said} (${[].join('],
  ]),
  ...guardsOf(`${papers}/write_recap.ts`, written, [
    ['a recap has so many words', 'if (wordCount(item) > left)', 'if (false)'],
    [
      'a visitor’s words stay words in the recap',
      'inMarkdown(firstWords(words, longestAnswer))',
      'firstWords(words, longestAnswer)',
    ],
    ['a long name is cut', 'inMarkdown(firstWords(words, longestName))', 'inMarkdown(words)'],
  ]),
  ...guardsOf(`${papers}/write_deliverable.ts`, written, [
    [
      'a template that asks for nothing is followed by the answers',
      'template && findReferences(template.body).length > 0',
      'template',
    ],
  ]),
  ...guardsOf(
    `${server}/markdown_to_html.ts`,
    [`${server}/markdown_to_html.test.ts`],
    [
      ['HTML in Markdown is text', 'return escapeHtml(text)\n', 'return text\n'],
      ['a link leads to the web or to mail', 'if (!safe.test(href)) return inner', ''],
      ['an address stays in its attribute', 'href="${escapeHtml(href)}"', 'href="${href}"'],
      [
        'the words of an image are text',
        'linked(href, escapeHtml(text || href))',
        'linked(href, text || href)',
      ],
    ],
  ),
  ...guardsOf(
    `${server}/document.ts`,
    [`${server}/routes.test.ts`],
    [
      ['a document runs nothing and loads nothing', "\"default-src 'none'; ", '"'],
      ['the title of a document is text', '<title>${escapeHtml(title)}</title>', '<title>${title}</title>'],
    ],
  ),
  ...guardsOf(
    `${server}/repository.ts`,
    [`${server}/routes.test.ts`],
    [
      ['deliverables are listed by agent', 'sql`and c.agent_id = ${agent_id}`', 'sql``'],
      ['deliverables are listed by conversation', 'sql`and t.conversation_id = ${conversation_id}`', 'sql``'],
    ],
  ),
]
