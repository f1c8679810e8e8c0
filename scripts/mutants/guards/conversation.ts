import { guardsOf } from '../mutant.ts'

const engine = 'packages/engine/src/conversation'
const rules = [`${engine}/*.test.ts`]

/** The rules of a turn: what is kept of a message, when a phase is left, what is asked next and what a reply carries. */
export const conversationGuards = [
  ...guardsOf(`${engine}/allowed_value.ts`, rules, [
    ['an e-mail address looks like one', 'isWords(value) && email.test(value)', 'isWords(value)'],
    ['a choice is one of its options', "typeof value === 'string' && values.includes(value)", 'true'],
    ['blank words are no answer', "value.trim() !== '' && ", ''],
    ['an answer has a length', ' && value.length <= longest', ''],
    ['none of several is no answer', ' || value.length === 0) return false', ') return false'],
    ['several are named once each', 'if (new Set(value).size < value.length) return false', ''],
    ['several are all options', 'values.length > 0 ? values.includes(item) : isWords(item)', 'isWords(item)'],
    ['an order makes no other answer', 'other.includes(item)', 'other[one.indexOf(item)] === item'],
  ]),
  ...guardsOf(`${engine}/capture.ts`, rules, [
    ['only a slot that may be captured here is kept', '!slot || !isAllowed', '!slot ? false : !isAllowed'],
    ['only a value that the slot may hold is kept', '!isAllowed(slot, value) || ', ''],
    ['only what stands in the message is kept', ' && text.includes(quote)\n\n/** So', '\n\n/** So'],
    ['an answer rests on words', "quote.trim() !== '' && ", ''],
    [
      'an e-mail address is kept as it was written',
      "slot.data_type === 'email' && !text.includes(String(value))",
      'false',
    ],
    ['the same answer again changes nothing', 'before && isSameValue(before.value, value)', 'false'],
    ['a correction keeps what it replaced', '...(before && { earlier: historyOf(before) })', ''],
    ['a second answer in the same message is no correction', ' && !captured.has(key)', ''],
    ['so much is remembered of what was replaced', '.slice(-mostEarlier)', ''],
    ['what every object has is no answer', 'Object.hasOwn(kept, key) ? kept[key] : undefined', 'kept[key]'],
  ]),
  ...guardsOf(`${engine}/tapped.ts`, rules, [
    ['a tap means what its slot may hold', 'value !== undefined && isAllowed(slot, value)', 'true'],
    ['one is tapped where one may be chosen', 'if (more.length > 0) return undefined', ''],
    [
      'yes and no are all that is tapped of a yes-or-no question',
      "first === 'false' ? false : undefined",
      'false',
    ],
  ]),
  ...guardsOf(`${engine}/slots_of_flow.ts`, rules, [
    ['a phase that captures nothing records nothing', "if (!hasTool(phase, 'capture_slots')) return []", ''],
    ['what no phase captures is not captured elsewhere', " && hasTool(other, 'capture_slots')", ''],
    ['what is told early is kept', '[phase, ...others]', '[phase]'],
  ]),
  ...guardsOf(`${engine}/settled.ts`, rules, [
    ['an optional answer is declined once', 'return declined > 0\n', 'return false\n'],
    ['a required answer is asked for once more', 'declined >= declinesOfRequired', 'declined > 0'],
    ['who was told to skip may', ' || (declined > 0 && asked >= skippableFrom)', ''],
    [
      'who was told to skip is asked until they do',
      'declined > 0 && asked >= skippableFrom',
      'asked >= skippableFrom',
    ],
    ['the third attempt may be left out', 'skippableFrom = 3', 'skippableFrom = 9'],
  ]),
  ...guardsOf(`${engine}/exit.ts`, rules, [
    ['a terminal phase is never left', "if (phase.kind === 'terminal') return null", ''],
    ['no phase goes on for ever', "state.phase_turns >= phase.max_turns ? 'max_turns' : null", 'null'],
    [
      'required answers keep a phase',
      '[...required, ...named].every((slot) => isSettled(state, slot))',
      '[...named].every((slot) => isSettled(state, slot))',
    ],
    [
      'answers that the criteria name keep a phase',
      '[...required, ...named].every((slot) => isSettled(state, slot))',
      '[...required].every((slot) => isSettled(state, slot))',
    ],
    [
      'a loop goes on while what its criteria name is a no',
      'if (named.some(({ key }) => state.answers[key]?.value === false)) return finished',
      '',
    ],
    [
      'a loop ends when its answers are in',
      'return required.length + named.length > 0 || finished',
      'return finished',
    ],
    [
      'a loop goes on until the visitor has nothing more',
      'named.length > 0 || finished',
      'named.length > 0 || true',
    ],
    ['a step whose answers are in is left', 'if (required.length + named.length > 0) return true', ''],
    ['a phase is not left before anything was said in it', 'state.phase_turns > 0 && ', ''],
    ['a question asked back keeps a question open', '!(asked && open)', 'true'],
  ]),
  ...guardsOf(`${engine}/exit_criteria.ts`, rules, [
    ['a slot is named by all of its words', 'terms.every((term) => said', 'terms.some((term) => said'],
    ['a name without a word names nothing', 'terms.length > 0 && ', ''],
    ['a slot is named by its title', "title ?? '',\n  ...", '...'],
    [
      'a slot is named by the title of a translation',
      "...Object.values(translations).map((words) => words.title ?? ''),",
      '',
    ],
  ]),
  ...guardsOf(`${engine}/naming_terms.ts`, rules, [
    ['e-mail and email are one', ".replaceAll(hyphen, '')", ''],
    [
      'words that only hold a sentence together name nothing',
      '.filter((word) => weightOfWord(word, language) > 0)',
      '',
    ],
  ]),
  ...guardsOf(`${engine}/heard.ts`, rules, [
    ['a tap that means nothing captures nothing', 'value === undefined ? [] : [', '['],
    ['a tap leaves the topic', 'questions: [],\n  topic,', 'questions: [],\n  topic: null,'],
    ['who asks is not finished', 'questions.length === 0 && (acts', '(acts'],
    ['a goodbye finishes', "acts.includes('goodbye') || ", ''],
    ['a no finishes only where that was asked', 'invited && acts', 'acts'],
  ]),
  ...guardsOf(`${engine}/move_on.ts`, rules, [
    [
      'last words count for the phase they were said in',
      'moves.length === 0 ? lastWords : nothingSaidYet',
      'lastWords',
    ],
    ['turns are counted from the phase on', 'phase: next.key, phase_turns: 0 }', 'phase: next.key }'],
  ]),
  ...guardsOf(`${engine}/next_question.ts`, rules, [
    [
      'a phase that captures nothing asks for nothing',
      "if (!hasTool(phase, 'capture_slots')) return undefined",
      '',
    ],
    [
      'what is known is not asked for',
      'phase.slots.filter((slot) => !isSettled(state, slot))',
      '[...phase.slots]',
    ],
    ['what the criteria name is needed', 'slot.required || named.includes(slot)', 'slot.required'],
    ['turns that are needed are not spent on the rest', 'isShort ? 0 : 1', '1'],
    [
      'what is needed is asked for so often',
      'needed.includes(slot) ? skippableFrom :',
      'needed.includes(slot) ? 99 :',
    ],
    ['what is optional is asked for once', 'isShort ? 0 : 1', 'isShort ? 0 : 9'],
    ['a question that was asked back at is put again', 'slot.key === again || ', ''],
    ['what was refused comes after the rest', 'refusals(slot) === fewest', 'refusals(slot) >= fewest'],
  ]),
  ...guardsOf(`${engine}/pages.ts`, rules, [
    [
      'a phase without navigation offers no page',
      'if (!tool || judged.length === 0) return []',
      'if (judged.length === 0) return []',
    ],
    ['no page is offered twice', 'flow.pages.filter(({ url }) => !offered.includes(url))', 'flow.pages'],
    ['a page has to do with the question', ' && isNamed(page))', ')'],
    ['the page that the facts come from goes first', '[...source, ...other]', '[...other, ...source]'],
    ['no more pages than the phase allows', '.slice(0, tool.settings.max_links ?? 1)', ''],
    ['a part of a page is the page', ".replace(/[?#].*$/, '')", ''],
    ['a closing stroke makes no other page', ".replace(/\\/$/, '')", ''],
  ]),
  ...guardsOf(`${engine}/reply_chips.ts`, rules, [
    ['a phase without suggestions has no chips', "if (!hasTool(phase, 'suggest_replies')) return []", ''],
    [
      'a doubt puts up only what it is between',
      '.filter(({ value }) => options === null || options.length === 0 || options.includes(value))',
      '',
    ],
    ['only what may be skipped says so', "asking.act === 'ask' && asking.skippable", "asking.act === 'ask'"],
    ['a yes-or-no question has yes and no', "if (slot.data_type === 'boolean') {", 'if (false) {'],
  ]),
  ...guardsOf(`${engine}/reply.ts`, rules, [
    [
      'small talk is returned only where there is nothing to say back',
      'if (captured.length + corrected.length > 0)',
      'if (false)',
    ],
    ['an answer has facts', "verdict === 'answerable' && facts.length > 0", "verdict === 'answerable'"],
    [
      'only what is answerable is answered',
      "verdict === 'answerable' && facts.length > 0",
      'facts.length > 0',
    ],
    ['an outage is no gap', "if (verdict === 'outage')", 'if (false)'],
    ['an answer has two facts at most', 'facts: facts.slice(0, mostFacts)', 'facts'],
    ['so many questions are gone into', 'mostQuestions = 3', 'mostQuestions = 9'],
    ['the document is promised once', '!state.promised && ', ''],
    ['only a phase that offers the document promises it', " && hasTool(phase, 'offer_deliverable')", ''],
    ['the end closes', "if (phase.kind === 'terminal') return [{ act: 'close' }]", ''],
    ['who wants a person is not questioned on', 'if (wantsPerson) return', 'if (false) return'],
    ['who wants a person is asked once where to reach them', ' && effortOf(state, slot).asked === 0', ''],
    ['an address that is known is not asked for', '!isAnswered(state, slot) && effortOf', 'effortOf'],
    ['who wants a person is asked for an address only', "slot.data_type === 'email' && ", ''],
    ['a doubt about what is known is not raised', ' && !isAnswered(state, candidate)', ''],
    ['a doubt about no slot of the flow is not raised', 'candidate.key === slot && ', ''],
    ['a question asked back is no attempt', 'key === again ? asked : asked + 1', 'asked + 1'],
    ['what may be left out is said to be', 'attempt >= skippableFrom', 'false'],
  ]),
  ...guardsOf(`${engine}/outcome.ts`, rules, [
    ['a document that was promised stays promised', 'state.promised || ', ''],
    [
      'pages that were offered are remembered',
      '[...state.offered, ...links.map(({ url }) => url)]',
      'links.map(({ url }) => url)',
    ],
    ['a gap is remembered once', '[...new Set([...state.gaps, ...gaps])]', '[...state.gaps, ...gaps]'],
    ['so many gaps are remembered', '.slice(-mostGaps)', ''],
    ['a close ends the conversation', "ended: plan.some(({ act }) => act === 'close')", 'ended: false'],
    ['a question in vain counts', "asking.act === 'ask' ? asking.attempt : asked + 1", 'asked'],
    ['a doubt counts as an attempt', 'asking.attempt : asked + 1', 'asking.attempt : asked'],
    ['what was put up for choice is remembered', 'options: last.options', 'options: []'],
    [
      'an invitation is remembered',
      "last?.act === 'invite' ? { ...nothingAsked, invited: true } : nothingAsked",
      'nothingAsked',
    ],
  ]),
  ...guardsOf(`${engine}/step.ts`, rules, [
    [
      'an ended conversation takes no step',
      "if (state.ended) throw new Error('This conversation has ended.')",
      '',
    ],
    [
      'a phase without knowledge consults none',
      'consults(flow, state) ? heard.judged.slice(0, mostQuestions) : []',
      'heard.judged.slice(0, mostQuestions)',
    ],
    ['a question that is not looked up is not passed over', 'consults(flow, state) ? [] : questions', '[]'],
    ['no more questions are gone into than the most', 'heard.judged.slice(0, mostQuestions)', 'heard.judged'],
    [
      'no more questions are deferred than the most',
      'reading.questions.slice(0, mostQuestions)',
      'reading.questions',
    ],
    ['what was asked back is put again', 'again: asked || captured', 'again: captured'],
    [
      'what is told beside it leaves a question open',
      'asked || captured.captured.length + captured.corrected.length > 0 ? state.asked.slot',
      'asked ? state.asked.slot',
    ],
    [
      'who tells nothing is not asked again without it counting',
      'again: asked || captured.captured.length + captured.corrected.length > 0 ? state.asked.slot : null',
      'again: state.asked.slot',
    ],
    ['only what may be captured is declined', 'keys.includes(key) && ', ''],
    ['what was answered was not declined', ' && !answered.includes(key)', ''],
    ['refusals add up', 'declined: declined + 1', 'declined: 1'],
  ]),
  ...guardsOf(`${engine}/remember.ts`, rules, [
    ['what was said before stays said', '[...state.said, ...marks]', 'marks'],
    ['a sentence is remembered once', '[...new Set([...state.said, ...marks])]', '[...state.said, ...marks]'],
  ]),
]
