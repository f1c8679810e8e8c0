import { guardsOf } from '../mutant.ts'

const engine = 'packages/engine/src/listening'
const heard = [`${engine}/*.test.ts`]

/** What a message is taken to say: nothing of orders and quotations, no word for two slots, and what was not decided asked. */
export const listeningGuards = [
  ...guardsOf(`${engine}/assign.ts`, heard, [
    [
      'no word serves two slots',
      'if (places.some((place) => (owners.get(place) ?? mention.slot) !== mention.slot)) continue',
      '',
    ],
    ['the surest mention takes its words first', 'other.score - one.score', 'one.score - other.score'],
    [
      'no word serves a slot twice',
      'if (own.some(({ first, last }) => first <= mention.last && mention.first <= last)) continue',
      '',
    ],
  ]),
  ...guardsOf(`${engine}/decide.ts`, heard, [
    ['what is ruled out is not said', 'mentions.filter(({ isNegated }) => !isNegated)', '[...mentions]'],
    ['what is less sure by far is a slip', 'said.filter(({ score }) => score >= best - margin)', '[...said]'],
    ['what contradicts itself is unclear', 'rivals.length > 0 &&', 'false &&'],
    ['what was taken back is no rival', ' && !takesBack(mention, last))', ')'],
    ['what fits several options is unclear', 'others.length > 0 && isChoice(slot.data_type)', 'false'],
  ]),
  ...guardsOf(`${engine}/captures.ts`, heard, [
    [
      'an answer stays until it is spoken of on purpose',
      'if (value === null || !isMeant(heard, decision)) return null',
      'if (value === null) return null',
    ],
    ['the same answer again is none', 'return value === known ? null : value', 'return value'],
    ['several are added to, not replaced', 'replaces ? value : [...known, ...value]', 'value'],
    ['who corrects several replaces them', '(corrects || no !== null) &&', 'false &&'],
    ['a new answer is no correction', 'correction: known !== undefined })', 'correction: true })'],
    ['words between two answers take the first back', 'pack.replies.correction.test(plain) ||', 'false ||'],
    [
      'a quotation is exactly as written',
      'const quote = quoteOf(heard, first, last)',
      'const quote = quoteOf(heard, first, last).toLowerCase()',
    ],
  ]),
  ...guardsOf(`${engine}/heard.ts`, heard, [
    ['only what informs answers', "kind === 'statement' || kind === 'request'", 'true'],
    ['what takes back may be a sentence of its own', 'takesBack ||= reply.corrects', ''],
  ]),
  ...guardsOf(`${engine}/sentences/sentence_kind.ts`, heard, [
    ['nobody speaks in the name of the system', 'otherSpeaker.test(message) ||', ''],
    ['what is written for a machine is an order', 'code.test(message) ||', ''],
    [
      'who tells the agent what to forget is not believed',
      'packs.some((each) => each.sentences.override.test(whole))',
      'false',
    ],
    ['names of tools are orders', 'isMachineTalk(sentence, literals) ?', 'false ?'],
    [
      'what somebody else wrote is quoted',
      'if (quoted.some(([start, end]) => from < end && to > start)) return',
      'if (false) return',
    ],
    ['an order is no answer', 'packs.some((pack) => pack.sentences.command.test(plain)) ||', ''],
    ['an assignment is an order', ' || assignment.test(message.slice(from, to))', ''],
    ['a supposition is no answer', 'if (sentences.hypothetical.test(plain))', 'if (false)'],
  ]),
  ...guardsOf(`${engine}/sentences/quoted.ts`, heard, [
    ['a name in quotation marks is no quotation', 'text.trim().split(/\\s+/).length >= fewestWords', 'true'],
    ['a message that is all in quotation marks is no quotation', 'text.trim() !== message.trim() && ', ''],
  ]),
  ...guardsOf(`${engine}/sentences/replies.ts`, heard, [
    ['who tells of leaving does not leave', 'goodbye: isShort && ', 'goodbye: '],
    ['who does not know says neither yes nor no', '(dontKnow || dontCare ? undefined : openNo)', 'openNo'],
  ]),
  ...guardsOf(`${engine}/mentions/negation.ts`, heard, [
    [
      'a negation turns what follows',
      'if (choices.negations.has(token.word))\n      return',
      'if (false)\n      return',
    ],
    ['a pause ends a negation', 'return !/[,;:]/.test(after.gap) &&', 'return'],
    ['a negation may follow', " && choices.negatedAfter.test(rest.join(' '))", ' && false'],
    ['a conjunction ends a negation', 'if (sentences.conjunctions.has(token.word) &&', 'if (false &&'],
  ]),
  ...guardsOf(`${engine}/mentions/mentions_in.ts`, heard, [
    [
      'a question answers only what was asked',
      'slots.filter((slot) => slot === asked && answersAsked)',
      'slots',
    ],
    [
      'what follows an "if" is not yet so',
      'mentions.filter(({ first }) => !isConditional(sentence, first, pack))',
      'mentions',
    ],
  ]),
  ...guardsOf(`${engine}/mentions/named_options.ts`, heard, [
    ['an option is named surely', 'match.score < (isAsked ? sureIfAsked : sure)', 'match.score < 0.2'],
    [
      'what others are is not said of oneself',
      'if (option.isOfSelf && isOfOthers(sentence, first + offset, pack)) continue',
      '',
    ],
    ['part of an option is not another', 'return withoutParts(mentions)', 'return mentions'],
  ]),
  ...guardsOf(`${engine}/mentions/boolean_mentions.ts`, heard, [
    [
      'a mention is no wish',
      'if (!isAsked && isWish && !pack.choices.wish.test(sentence.plain)) return []',
      '',
    ],
    ['a yes-or-no matter is named surely', 'best.score < (isAsked ? sureIfAsked : sure)', 'best.score < 0.2'],
    ['what was said outright decides', 'if (isAsked && !negated && (yes ?? no) !== null) return []', ''],
    ['a denied matter is a no', 'values: [!negated]', 'values: [true]'],
  ]),
  ...guardsOf(`${engine}/mentions/number_mentions.ts`, heard, [
    ['a few of something are no money', 'if (countsThings(amount, slot)) return null', ''],
    [
      'a number in passing answers nothing',
      'context.takesBack || isAlone(sentence, amount, pack) ?',
      'true ?',
    ],
    [
      'a number of another measure is not of the slot',
      'if (differs || (measure !== null && slot.measure === null)) return null',
      '',
    ],
    [
      'a bare number among words is one of them',
      'if (only === undefined || asksWords) return []',
      'if (only === undefined) return []',
    ],
    ['a number that two slots wait for stays unclear', 'waiting.length === 1 ? [only] :', 'true ? [only] :'],
    ['a year is no amount', 'amount.isYear &&', 'false &&'],
  ]),
  ...guardsOf(`${engine}/numbers/amounts.ts`, heard, [
    ['a date is no amount', 'isDate(before.at(-1), after[0], pack) || ', ''],
    ['a telephone number is no amount', ' || isTelephone(tokens, one)) return null', ') return null'],
  ]),
  ...guardsOf(`${engine}/numbers/bands.ts`, heard, [
    ['what lies across bands is in all of them', 'part >= (high - low) * 0.7', 'part > 0'],
  ]),
  ...guardsOf(`${engine}/asked_answer.ts`, heard, [
    ['what does not inform is no reply', 'if (!informs(sentence)) continue', ''],
    ['who withholds says neither yes nor no', 'said !== null && !reply.withholds', 'said !== null'],
    ['all but some are all without them', ' && !out.includes(value)', ''],
    [
      'one value that was put up is agreed to',
      'only !== undefined && others.length === 0 && yes !== null',
      'only !== undefined && yes !== null',
    ],
    ['a place is one among those put up', 'input.asked.options.length > 0 ? input.asked.options :', ''],
    [
      'who does not know declines',
      '? { ...nothing, declined: true }\n      : captured(valueFor(asked, open.value), sentence)',
      '? nothing\n      : captured(valueFor(asked, open.value), sentence)',
    ],
    [
      'a sentence is no name',
      'if (asksForName(slot, heard.pack) && !isBareName(tokens, heard.pack)) return nothing',
      '',
    ],
    ['words that several options share narrow the choice', 'hinted.length < 2 || ', ''],
    [
      'the same answer again is none',
      'if (known !== undefined && String(known) === String(value)) return nothing',
      '',
    ],
  ]),
  ...guardsOf(`${engine}/own_words.ts`, heard, [
    [
      'what stands beside an order is no answer',
      "if (heard.sentences.some(({ kind }) => kind === 'command')) return null",
      '',
    ],
    [
      'what answers something else is left out',
      'while (kept.length > 0 && isOther(kept[0]!)) kept.shift()',
      '',
    ],
    [
      'a question is no answer in own words',
      "if ((kind !== 'statement' || asks) && !pack.sentences.wantsMore.test(plain)) return false",
      '',
    ],
    [
      'what was left out does not come back in between',
      'if (kept[0] !== undefined && follows(heard, run, kept[0])) run.push(...kept)',
      'if (kept[0] !== undefined) run.push(...kept)',
    ],
  ]),
  ...guardsOf(`${engine}/questions.ts`, heard, [
    ['small talk is no question', ' || chatter[at] !== null) continue', ') continue'],
    [
      'an answer said with care asks nothing',
      'if (tokens.some((token) => taken.has(token.at)) && !hasForm(plain, pack)) continue',
      '',
    ],
    ['a question is completed by the topic', 'isElliptic && topic !== null ?', 'false ?'],
    ['a whole question needs no topic', 'isElliptic && topic !== null ?', 'topic !== null ?'],
    ['a question is asked once', '[...new Set(questions)]', 'questions'],
  ]),
  ...guardsOf(`${engine}/acts.ts`, heard, [
    ['an order does nothing', "if (kind === 'command' || kind === 'quoted') return []", ''],
    [
      'a no where nothing more is wanted is a goodbye',
      "heard.input.asked.invited && acts.has('deny') && questions.length === 0",
      'false',
    ],
    ['who asks does not leave', " && questions.length === 0) acts.add('goodbye')", ") acts.add('goodbye')"],
    [
      'what was understood is no small talk',
      "!isUnderstood || (act !== 'small_talk' && act !== 'goodbye')",
      'true',
    ],
  ]),
]
