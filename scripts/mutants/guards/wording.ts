import { guardsOf } from '../mutant.ts'

const engine = 'packages/engine/src/wording'
const passing = [`${engine}/gate.test.ts`]
const wording = [`${engine}/{word_plan,voice,draft,pattern}.test.ts`, `${engine}/acts/*.test.ts`]

/** What keeps a reply from saying a thing twice, asking twice, naming what nobody stated or using a banned phrase. */
export const wordingGuards = [
  ...guardsOf(`${engine}/gate.ts`, passing, [
    ['no sentence is said twice', "if (marks.has(mark)) return 'said_before'", ''],
    ['no banned phrase passes', "if (mentionsBanned(sentence, voice)) return 'banned'", ''],
    ['no second question passes', "if (questionsIn(sentence) > questions) return 'second_question'", ''],
    ['no question passes where none may be asked', 'mayAsk ? 1 : 0', '1'],
    [
      'nothing is named without grounds',
      "if (grounded && ungroundedIn(sentence, grounded).length > 0) return 'ungrounded'",
      '',
    ],
    ['what was refused together used up no question', 'questions = before\n', ''],
    ['what was refused together was not said', 'for (const earlier of added) marks.delete(earlier)', ''],
    ['a question that passed is the only one', 'questions -= questionsIn(sentence)', ''],
    ['what passed was said', 'marks.add(mark)', ''],
    ['a question in quotation marks is one', '/[?？؟](?=$|[\\s)"”“’»*_?!])/gu', '/[?？؟](?=$|\\s)/gu'],
  ]),
  ...guardsOf(`${engine}/marks.ts`, passing, [
    ['another spacing is no other sentence', 'hashOf(normalizeStatement(sentence))', 'hashOf(sentence)'],
    ['a mark has always as many characters', ".padStart(7, '0')", ''],
  ]),
  ...guardsOf(`${engine}/sentence_stream.ts`, passing, [
    ['a sentence waits for the next to begin', "const last = begun.pop() ?? ''", "const last = ''"],
    ['the end of a line ends a sentence', "pending.lastIndexOf('\\n') + 1", '0'],
    ['a space between pieces is kept', "(/\\s$/u.test(pending.slice(line)) ? ' ' : '')", "''"],
  ]),
  ...guardsOf(`${engine}/grounding/grounds.ts`, passing, [
    ['an e-mail address has grounds', '...emails.filter((email) => !grounds.emails.has(email)),', ''],
    ['an address has grounds', '...urls.filter((url) => !grounds.urls.has(url)),', ''],
    ['a number has grounds', '!grounds.numbers.has(value) && ', 'false && '],
    ['parts of a time or a date are grounds', ' && !isGroundedByParts(parts, grounds)', ''],
    ['all parts of a time have grounds', 'parts.every((part)', 'parts.some((part)'],
    ['a number without parts has grounds of its own', 'parts.length > 0 && ', ''],
    [
      'a currency has grounds',
      '.filter(({ sign }) => !grounds.currencies.has(sign))',
      '.filter(() => false)',
    ],
    ['a date has grounds', 'dates.filter(({ sign }) => !grounds.dates.has(sign))', '[].filter(() => false)'],
    ['a name has grounds', '!formsOf(name).some((form) => grounds.words.has(form))', 'false'],
    ['a month is no name', '!dated.has(name) && ', ''],
    ['the site of a page is grounds for it', '[url, url.split(/[/?#]/, 1)[0]!]', '[url]'],
  ]),
  ...guardsOf(`${engine}/grounding/values.ts`, passing, [
    ['groups of digits make no other number', 'if (/^\\d{1,3}(?:[.,]\\d{3})+$/.test(plain))', 'if (false)'],
    ['a unit multiplies', '* factor', '* 1'],
    ['one thing is a manner of speaking', 'const least = 2', 'const least = 1'],
    ['thousands multiply', 'if (value >= 1000) {', 'if (false) {'],
    ['hundreds multiply', 'value === 100 ? (open || 1) * 100 : open + value', 'open + value'],
    [
      'a number that is written together is one',
      'values.length > 1 ? values : null',
      'false ? values : null',
    ],
  ]),
  ...guardsOf(`${engine}/grounding/names.ts`, passing, [
    ['what opens a sentence is no name', 'if (!isLarge || opens) return []', 'if (!isLarge) return []'],
    ['a brand is a name wherever it stands', 'if (brand.test(text)) return [text]', ''],
    ['German nouns are no names', 'if (!nounsAreLarge) return [text]', 'return [text]'],
    ['somebody with a title is named', ' || (before && titles.has(plain(before.text)))', ''],
    ['large words side by side are a name', 'besideBefore || besideAfter || ', ''],
    ['a genitive names the same', ".replace(/'s?$/u, '')", ''],
    ['common words are no names', 'if (common.has(plain(text))) return []', ''],
  ]),
  ...guardsOf(`${engine}/grounding/calendar.ts`, passing, [
    [
      '"may" is a month only where something says so',
      'doubtful.has(name) && !isMonth(text, written, index)',
      'false',
    ],
    ['"morgen" is tomorrow', "written === 'morgen' ? 'tomorrow' : known.get(name)", 'known.get(name)'],
  ]),
  ...guardsOf(`${engine}/grounding/addresses.ts`, passing, [
    ['a scheme makes no other address', ".replace(/^https?:\\/\\//, '')", ''],
    ['"www." makes no other address', ".replace(/^www\\./, '')", ''],
    ['a full stop ends no address', ".replace(/[/.,;:!?]+$/, '')", ''],
  ]),
  ...guardsOf(`${engine}/word_plan.ts`, wording, [
    ['what was said before is handed to the gate', 'said: input.said, voice', 'said: [], voice'],
    [
      'a phrase over two sentences is cut',
      'const enforced = enforceVoice(text, voice)',
      'const enforced = { text, changes: [] }',
    ],
    [
      'a reply is never nothing at all',
      "if (draft.isEmpty()) draft.say(worded('minimal', speech.pack.minimal))",
      '',
    ],
    ['where every word is banned, a mark is said', 'enforced.text || unsaid', 'enforced.text'],
    ['the mark is not banned either', 'wordless.find((mark) => !mentionsBanned(mark, voice))', 'wordless[0]'],
  ]),
  ...guardsOf(`${engine}/draft.ts`, wording, [
    [
      'a wording that a ban kept back is told',
      "if (admission.because === 'banned' && passedOver.length < told) passedOver.push(text)",
      '',
    ],
    ['what the voice cut from the owner’s words is told', "if (!ok) change(sentence, 'cut')", ''],
    ['what the voice cut from a fact is told', "if (kept.length < sentences.length) change(text, 'cut')", ''],
    ['a question in a fact is not asked', '.filter((sentence) => questionsIn(sentence) === 0)', ''],
    ['no more facts than the most', 'if (count >= most) break', ''],
    ['a fact that was said is introduced as a repetition', ' || sayAgain(kept)', ''],
    [
      'a fact whose words are banned is not said',
      'sentences.filter((sentence) => !mentionsBanned(sentence, flow.voice))',
      'sentences',
    ],
    ['where no fact may be said, that is said', 'count > 0 || sayWorded(instead)', 'count > 0'],
    ['where no word of the owner may be said, ours are', ' || (instead !== null && sayWorded(instead))', ''],
    ['what has to be said again is introduced as that', 'if (optional) return\n', 'return\n'],
    ['preferred phrases go first', 'inTurn(preferredOf(part), candidatesOf(part))', 'candidatesOf(part)'],
  ]),
  ...guardsOf(`${engine}/acts/ask.ts`, wording, [
    ['what may not be left out is not said to be', 'attempt > 2 && skippable', 'attempt > 2'],
    ['the way out comes with the third attempt', 'attempt > 2 && skippable', 'skippable'],
    [
      'the second time asks in other words',
      'attempt > 1 ? second(slot, speech)',
      'false ? second(slot, speech)',
    ],
    ['options are named where there are no buttons', "hasButtons || slot.data_type === 'band'", 'true'],
    [
      'the owner’s question is asked as it stands',
      'if (isOwnQuestion(slot, speech)) return ownQuestion(slot, speech)',
      '',
    ],
    ['no question hides in the options', " || text.includes('?') ? undefined", ' ? undefined'],
    ['more options than these are not named', ' || values.length > mostOptions', ''],
    ['options that are long are not named', 'text.length > longestOptions || ', ''],
    ['the owner’s words are not led over to', "pattern.startsWith('{') ? pattern : ", ''],
  ]),
  ...guardsOf(`${engine}/acts/close.ts`, wording, [
    ['a style is no sign-off', "(style ?? '')?.[1]?.trim()", "(style ?? '')?.[1]?.trim() ?? style"],
    ['a recap names a few things', 'itemsInWords(told, speech, mostItems)', 'itemsInWords(told, speech)'],
  ]),
  ...guardsOf(`${engine}/acts/index.ts`, wording, [
    ['one fact each where several questions are answered', 'answers > 1 ? 1 : 2', '2'],
    ['several gaps are admitted once', 'isFirst(item, at, speech) ? [gap(speech)] : []', '[gap(speech)]'],
    ['several gaps are said to be several', "if (gaps > 1) return worded('gap', several)", ''],
    ['several questions are put off once', 'isFirst(item, at, speech) ? [worded(', 'true ? [worded('],
  ]),
  ...guardsOf(`${engine}/acts/acknowledge.ts`, wording, [
    [
      'a reply that closes says nothing back twice',
      "if (speech.plan.some(({ act }) => act === 'close')) return []",
      '',
    ],
    ['a sentence of the visitor is not read back', ' || isLong)', ')'],
    [
      'who was thanked is not thanked again',
      'changed.length > 0 ? besides(added, speech) : news(added, speech)',
      'news(added, speech)',
    ],
  ]),
  ...guardsOf(`${engine}/acts/greet.ts`, wording, [
    ['what has to be disclosed is', 'own, ...disclosed]', 'own]'],
    ['de-AT falls back to de', "tag.slice(0, Math.max(tag.lastIndexOf('-'), 0))", "''"],
    [
      'the owner’s greeting goes first',
      "authored ? { kind: 'authored', text: authored, instead: own } : own",
      'own',
    ],
  ]),
  ...guardsOf(`${engine}/said_back.ts`, wording, [
    ['what would end the sentence is not said back', ' || unquotable.test(text)', ''],
    ['what is long is not said back', ' || text.length > longestQuote', ''],
    ['a label is said, not a value', 'chips.find((chip) => chip.value === each)?.label ?? each', 'each'],
    ['an e-mail address is said back exactly', "if (slot.data_type === 'email') return String(value)", ''],
  ]),
  ...guardsOf(`${engine}/speech.ts`, wording, [
    [
      'what cannot be a name is not said as one',
      "/^\\p{L}[\\p{L}\\p{M}\\p{N} .'’-]{0,59}$/u.test(said) ? said : undefined",
      'said || undefined',
    ],
  ]),
  ...guardsOf(`${engine}/pattern.ts`, wording, [
    [
      'a wording has all of its values',
      '.filter(({ needs }) => needs.every((name) => fills[name] !== undefined))',
      '',
    ],
    [
      'every wording is met once',
      'while (divisor(stride, count) > 1) stride = stride > 1 ? stride - 1 : 1',
      '',
    ],
    ['an abbreviation ends with one full stop', "whole.endsWith('..') ? whole.slice(0, -1) : whole", 'whole'],
  ]),
  ...guardsOf(`${engine}/meanings.ts`, wording, [
    [
      'a title that says more is asked for by its own words',
      ' && said.every((word) => core.has(word) || beside.has(word))',
      '',
    ],
    [
      'a title in another language gives way to its meaning',
      'title === null || isForeign ||',
      'title === null ||',
    ],
  ]),
  ...guardsOf(
    `${engine}/formality.ts`,
    [`${engine}/formality.test.ts`],
    [
      [
        'not formal is informal',
        'negated.test(wish.slice(0, first.at)) ? !first.formal : first.formal',
        'first.formal',
      ],
      ['what is named first decides', 'one.at - other.at', 'other.at - one.at'],
    ],
  ),
  ...guardsOf(`${engine}/language/index.ts`, wording, [
    [
      'a locale without a pack gets the default language',
      'for (const locale of locales) {',
      'for (const locale of locales.slice(0, 1)) {',
    ],
  ]),
]
