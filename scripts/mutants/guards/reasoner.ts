import { guardsOf } from '../mutant.ts'

const server = 'packages/server/src'
const reasoner = `${server}/reasoner`
const model = `${reasoner}/model`
const settings = `${server}/resources/organization_model`
const tested = (...names: string[]) => names.map((name) => `${model}/${name}.test.ts`)

/** What a language model is believed, how long it is waited for, where it is called, and what it costs. */
export const reasonerGuards = [
  ...guardsOf(`${model}/believable.ts`, tested('read_message', 'heard_by_model'), [
    ['what stands in an order is no answer', 'standsFree(quote) && ', ''],
    [
      'a value that only a model has heard is not meant',
      ' && namedIn(answer, quote).every((value) => isHeard(answer.slot, value))',
      '',
    ],
    ['orders alone tell nothing', 'sentences.length > 0 && doubtful.length === sentences.length', 'false'],
    ['acts beside an order are heard by us', 'everything: doubtful.length === 0', 'everything: true'],
  ]),
  ...guardsOf(`${model}/read_message.ts`, tested('read_message', 'heard_by_model'), [
    ['orders are not put before a model', 'if (trusted.nothing) throw', 'if (false) throw'],
    [
      'what does not stand in the message is not captured',
      'quote !== null && trusted.bears(capture, quote) ? [{ ...capture, quote }] : []',
      'true ? [{ ...capture, quote: quote ?? capture.quote }] : []',
    ],
    ['a question has words of the visitor', "question !== '' && isTheirs(question)", "question !== ''"],
    ['only what was asked for is declined', '.filter((slot) => slot === asked.slot)', ''],
    ['nobody asks so much', '.slice(0, mostQuestions)', ''],
    ['a doubt is between two values at least', ' || options.length < 2 ?', ' ?'],
    ['what was said last is meant', 'captures.findLastIndex((other) => other.slot === slot) === at', 'true'],
  ]),
  ...guardsOf(`${model}/quoted.ts`, tested('read_message'), [
    ['a quote stands in the message', '?.[0] ?? null', '?.[0] ?? wanted'],
    ['nothing is no quote', "if (wanted === '') return null", ''],
  ]),
  ...guardsOf(`${model}/as_data.ts`, tested('as_data'), [
    ['what was written closes no tag', "text.replaceAll(/<(?=[/!?a-z])/gi, '‹')", 'text'],
    ['JSON closes no tag', ".replaceAll('<', '\\\\u003c')", ''],
  ]),
  ...guardsOf(`${model}/structured.ts`, tested('read_message'), [
    [
      'an answer holds to the schema',
      'if (holds<Shape>(schema, value)) return { value }',
      'return { value: value as Shape }',
    ],
    [
      'an answer is repaired once',
      'throw new NotUnderstood(again.problem, tokens)',
      'return askStructured(calls, prompt, asking, schema)',
    ],
    [
      'an answer that could not be used was paid for',
      'const tokens = sumOf(first.tokens, second.tokens)',
      'const tokens = second.tokens',
    ],
  ]),
  ...guardsOf(`${model}/turn.ts`, tested('read_message'), [
    ['a turn has two calls', 'const mostCalls = 2', 'const mostCalls = 9'],
    ['a model that was away is not asked again in the turn', 'away = error.reason', 'away = null'],
  ]),
  ...guardsOf(`${model}/call.ts`, tested('call'), [
    ['an empty answer is none', " || text.trim() === '') throw declined()", ') throw declined()'],
    ['what has begun is not asked for again', ' || !mayRepeat()', ''],
    ['nobody waits for a pause beyond the deadline', 'pause >= left || ', ''],
    ['what will not change is not asked again', 'pause === null || ', ''],
    [
      'a stream that ends without a word is none',
      'abortSignal.throwIfAborted()\n        if (!begun()) throw declined()',
      '',
    ],
    ['whoever has had enough ends it', "if (take(part.delta) === 'enough') return", 'take(part.delta)'],
  ]),
  ...guardsOf(`${model}/deadline.ts`, tested('call'), [
    ['who gives no answer in time is given up', 'if (!unless()) end(', 'if (false) end('],
  ]),
  ...guardsOf(`${model}/failure.ts`, tested('call'), [
    ['a key is told to nobody', "message.replaceAll(key, '***')", 'message'],
    ['an address that may not be called is not tried again', 'isForbidden(error) ? null : soon', 'soon'],
  ]),
  ...guardsOf(`${model}/connect.ts`, tested('call'), [
    [
      'a key of the environment goes to nobody',
      "apiKey: setting.key ?? ''",
      'apiKey: setting.key ?? undefined',
    ],
  ]),
  ...guardsOf(`${model}/guarded_fetch.ts`, tested('guarded_fetch'), [
    ['an answer has a length', 'if (left < 0)', 'if (false)'],
  ]),
  ...guardsOf(`${model}/resting.ts`, tested('resting'), [
    ['nobody waits for who was away', 'if (nowMs() < restsUntil)', 'if (false)'],
    ['only who keeps waiting rests', 'isAway ? failures + 1 : 0', 'failures + 1'],
    ['who answers was not away', 'failures = 0\n      return', 'return'],
  ]),
  ...guardsOf(`${model}/plain_json.ts`, tested('plain_json'), [
    ['who takes no schema is not asked by it again', 'takesSchemas = false', ''],
    [
      'who refuses for another reason is not asked in words',
      ' || !notUnderstood.includes(error.status ?? 0)',
      '',
    ],
  ]),
  ...guardsOf(`${model}/fit_to_say.ts`, tested('word_plan'), [
    ['no markup is said', '!markup.test(sentence) &&', ''],
    ['nothing of the stage is said', '!backstage.test(sentence) &&', ''],
    ['no instruction is recited', '!isRecited(sentence, instructions)', 'true'],
  ]),
  ...guardsOf(`${model}/speaking.ts`, tested('word_plan'), [
    ['what a model says has grounds', 'grounds: groundsOfReply(input)', 'grounds: null'],
    ['another question than the plan’s is not asked', ' || isStray ||', ' ||'],
    [
      'an answer answers by its facts',
      "return item.act === 'answer' && !conveys(own.join(' '), item.facts)",
      'return false',
    ],
    [
      'the question of the plan is asked',
      'if (isAsking(item)) return !own.some((sentence) => questionsIn(sentence) > 0)',
      'if (isAsking(item)) return false',
    ],
    ['a model says nothing twice', 'said: input.said,\n    voice', 'said: [],\n    voice'],
    ['an item has a few sentences', 'if (own.length >= sentencesPerItem * part.items.length)', 'if (false)'],
  ]),
  ...guardsOf(`${model}/speech_parts.ts`, tested('word_plan'), [
    ['a greeting is the owner’s', '!greets && isForModel(item)', 'isForModel(item)'],
    ['what may be left out is said in our words', 'return !item.skippable', 'return true'],
    [
      'what commits the organization is said in our words',
      'default:\n      return false',
      'default:\n      return true',
    ],
  ]),
  ...guardsOf(`${model}/asks_for.ts`, tested('word_plan'), [
    [
      'a question is about its slot',
      '.some((word) => flat.includes(letters(word).slice(0, stemLength)))',
      '.some(() => true)',
    ],
  ]),
  ...guardsOf(`${model}/word_plan.ts`, tested('word_plan'), [
    ['talk without an end is ended', 'length > longestSpeech || ', ''],
  ]),
  ...guardsOf(`${model}/assess.ts`, tested('papers'), [
    ['a verdict has evidence', 'evidence.length > 0 ?', 'true ?'],
    ['evidence is of its message', 'each.message_id === message_id', 'true'],
    ['the fit follows by our rules', 'fitOf(fit_criteria, criteria)', "'ideal' as const"],
  ]),
  ...guardsOf(`${model}/write_paper.ts`, tested('papers'), [
    [
      'a line without grounds is cut',
      '\n    .filter((line) => ungrounded(withoutMarker(line), grounds).length === 0)',
      '',
    ],
    ['markup is text', "\n    .replaceAll(/<(?=[/!?a-z])/gi, '&lt;')", ''],
    [
      'what visitors read holds to the voice',
      "kind === 'brief' ? whole : enforceVoice(whole, flow.voice).text",
      'whole',
    ],
    ['a paper has an end', 'kept.length <= longest[kind] ? kept', 'true ? kept'],
    ['nothing is no paper', 'if (checked.length < shortest)', 'if (false)'],
  ]),
  ...guardsOf(`${model}/reasoner.ts`, tested('papers'), [
    ['no model writes markup', 'if (isMarkup(paper))', 'if (false)'],
  ]),
  ...guardsOf(`${model}/reasoner.ts`, tested('heard_by_model'), [
    [
      'what was paid for counts though it was of no use',
      'error instanceof NotUnderstood ? error.tokens : nothing',
      'nothing',
    ],
  ]),
  ...guardsOf(
    `packages/server/src/resources/organization_model/reasoners.ts`,
    [`packages/server/src/resources/organization_model/reasoners.test.ts`],
    [
      [
        'used-up credits ask no model',
        'if (organization.credits !== null && organization.credits <= 0) return builtin',
        '',
      ],
      [
        'an edit holds from the next turn on',
        'JSON.stringify([db.organization_id, row])',
        'String(db.organization_id)',
      ],
    ],
  ),
  ...guardsOf(
    `packages/server/src/resources/organization_model/models.ts`,
    [`packages/server/src/resources/organization_model/reasoners.test.ts`],
    [
      [
        'only the operator’s address may lie inside',
        "setting.origin === 'installation' && address",
        'address',
      ],
    ],
  ),
  ...guardsOf(
    `${settings}/rules.ts`,
    [`${settings}/routes.test.ts`],
    [
      ['a key does not go to another address', '...(elsewhere && { key: null }),', ''],
      [
        'a key does not go to another provider',
        'before?.provider === provider ? before : nothing',
        'before ?? nothing',
      ],
      ['a model is named', 'if (setting.model === null)', 'if (false)'],
      [
        'the builtin reasoner takes no model',
        "if (param === undefined) return\n  throw refuse('parameter_invalid', `The builtin",
        "return\n  throw refuse('parameter_invalid', `The builtin",
      ],
      ['an address inside is refused', 'const refusal = outbound.refusalOf(address)', 'const refusal = null'],
      ['an address carries no key', 'if (username || password || search || hash)', 'if (false)'],
    ],
  ),
  ...guardsOf(
    `${settings}/service.ts`,
    [`${settings}/routes.test.ts`],
    [
      [
        'a key is stored encrypted',
        'body.key ? sealKey(secrets, body.key) : after.key',
        'body.key ?? after.key',
      ],
      ['a key is not shown', 'key_set: row.key !== null', 'key_set: row.key'],
      ['trying a model out is paid for', 'spendTokens(db, { tokens: tried.tokens, now: context.now })', ''],
    ],
  ),
  ...guardsOf(
    `${settings}/repository.ts`,
    [`packages/server/src/resources/organization_model/accounting.test.ts`],
    [
      ['what tokens cost is rounded up', 'ceil(${tokens} * max', 'floor(${tokens} * max'],
      [
        'credits never fall below none',
        'greatest(o.credits - price.credits, 0)',
        'o.credits - price.credits',
      ],
      [
        'tokens add up by the day',
        'usage_days.model_tokens + excluded.model_tokens',
        'excluded.model_tokens',
      ],
    ],
  ),
]
