import { guardsOf } from '../mutant.ts'

const server = 'packages/server/src'
const turns = `${server}/runtime/turns`
const tested = (...names: string[]) => names.map((name) => `${turns}/${name}.test.ts`)

/** What has every message answered once and in order, whoever dies on the way, and nothing said that may not be any more. */
export const turnGuards = [
  ...guardsOf(`${turns}/accepting/accept.ts`, tested('accepting/accept', 'accepting/at_once', 'order'), [
    ['an inactive organization takes no message', 'refuseInactive(locked)\n', ''],
    ['what has ended takes no message', 'refuseEnded(before, now)\n', ''],
    [
      'a person writes only where they took over',
      "if (sent.role === 'owner' && waits) throw notTakenOver()",
      '',
    ],
    ['so many messages wait', 'if (waiting >= mostWaiting) throw tooMany()', ''],
    ['the agent is silent while a person speaks', "before.status !== 'handed_off'", 'true'],
    ['who writes to a paused conversation resumes it', "if (before.status === 'paused') tell('resumed')", ''],
    ['what a person was told is recorded', "if (!waits) tell('messaged')", ''],
    ['whoever comes second waits', 'const first = waiting === 0', 'const first = true'],
  ]),
  ...guardsOf(`${turns}/accepting/accept.ts`, tested('committing/trace'), [
    ['used-up credits ask no model', 'hasCredits(organization) ? chosen : builtin', 'chosen'],
  ]),
  ...guardsOf(`${turns}/accepting/sent_message.ts`, tested('accepting/accept', 'accepting/at_once'), [
    ['text or a chip, not both', 'if (chip && text !== undefined)', 'if (false)'],
    ['chips are for visitors', "if (chip && role === 'owner')", 'if (false)'],
    ['something is sent', 'if (text === undefined)', 'if (false)'],
    ['a chip names a slot', 'if (!slot)\n    throw', 'if (!slot) return key\n  if (false)\n    throw'],
    [
      'a chip means a value of its slot',
      'if (value === undefined) throw refuseValues(slot, values)',
      'if (value === undefined) return values.join()',
    ],
    [
      'a slot that nobody captures is not tapped',
      "    .filter(({ tools }) => tools.some(({ name }) => name === 'capture_slots'))\n",
      '',
    ],
    [
      'only options are tapped',
      "\n    .filter(({ data_type }) => data_type === 'boolean' || isChoice(data_type))",
      '',
    ],
  ]),
  ...guardsOf(`${turns}/accepting/repository.ts`, tested('accepting/at_once'), [
    ['messages to one conversation are accepted one by one', "lockRow(db, 'conversations', id)\n", ''],
  ]),
  ...guardsOf(`${turns}/repository.ts`, tested('lease', 'order', 'fence'), [
    ['whoever takes a turn raises its fence', 'set fence = fence + 1, leased_until', 'set leased_until'],
    ['the oldest is answered first', 'select min(w.id) from turns w', 'select max(w.id) from turns w'],
    ['a turn that is held is not taken', ' and (leased_until is null or leased_until <= ${now})', ''],
    ['a lease runs out', '(leased_until is null or leased_until <= ${now})', 'leased_until is null'],
    ['a turn that nobody took is taken up', ' or leased_until is null and created_at <= ${since}', ''],
    [
      'a turn whose lease ran out is taken up',
      '(leased_until <= ${now} or leased_until is null',
      '(leased_until is null',
    ],
    ['who came late gives nothing back', ' and fence = ${fence}\n        and answered_at is null', ''],
  ]),
  ...guardsOf(`${turns}/committing/repository.ts`, tested('lease', 'meanwhile'), [
    ['who came late writes nothing', ' and t.fence = ${fence}', ''],
    [
      'what was ended is not answered',
      '\n        and t.answered_at is null\n      for update',
      '\n      for update',
    ],
  ]),
  ...guardsOf(`${turns}/committing/commit.ts`, tested('meanwhile', 'lease'), [
    ['a conversation that was ended meanwhile gets no reply', "held.meanwhile.status === 'active'", 'true'],
    [
      'what changed meanwhile stays',
      'const before = { ...conversation, ...held.meanwhile }',
      'const before = { ...conversation }',
    ],
  ]),
  ...guardsOf(
    `${turns}/committing/commit.ts`,
    tested('committing/end', 'committing/trace', 'committing/kept'),
    [
      ['what could not be answered is a gap', "if (effect.type === 'gap_found')", 'if (false)'],
      ['a completed conversation has ended', 'ended_at: completed ? now : null', 'ended_at: null'],
      [
        'a completed conversation never pauses',
        'completed ? null : pausesAt(flow, now)',
        'pausesAt(flow, now)',
      ],
      ['a wish for a person stays', 'before.person_wanted || effects', 'effects'],
      [
        'a wish for a person is told of once',
        'after.person_wanted && !before.person_wanted',
        'after.person_wanted',
      ],
      ['tokens are accounted for', 'spendTokens(db, { tokens: tokensOf(thought), now })', ''],
      ['only a model writes the papers again', 'completed && turn.reasoner.isModel', 'false'],
    ],
  ),
  ...guardsOf(`${turns}/committing/trace.ts`, tested('committing/trace', 'committing/kept'), [
    ['the tokens of reading count', '(read?.tokens.output ?? 0) + worded', 'worded'],
    ['why the builtin reasoner stood in is told', 'read?.fallback ?? worded.fallback', 'undefined'],
  ]),
  ...guardsOf(`${turns}/drive.ts`, tested('lease', 'meanwhile', 'fence'), [
    ['a turn that fails again and again is given up', ' || turn.fence > mostAttempts', ''],
    ['whoever fails gives the turn back', 'await release(tenant, turn).catch(() => {})', ''],
  ]),
  ...guardsOf(`${turns}/answer.ts`, tested('fence'), [
    ['who answers for another does not tell it', 'mine ? telling : nobody', 'telling'],
  ]),
  ...guardsOf(`${turns}/drive.ts`, tested('stop'), [
    [
      'a server that stops thinks no longer',
      'await orShutdown(turning.stopping, think(turning, behalf, tenant, turn, tell))',
      'await think(turning, behalf, tenant, turn, tell)',
    ],
  ]),
  ...guardsOf(`${turns}/answer.ts`, tested('stop'), [
    [
      'what a stopping server could not answer is a job',
      'await tenant.transaction((db) => db.enqueue(answerTurns, { conversation_id }))',
      '',
    ],
    ['a server that stops takes no more turns', 'turning.stopping.throwIfAborted()', ''],
  ]),
  ...guardsOf(`${server}/app.ts`, tested('stop'), [
    ['a server waits for messages whose client left', "app.addHook('onClose', () => turns.settled())", ''],
  ]),
  ...guardsOf(`${turns}/take_up.ts`, tested('take_up'), [
    [
      'one job a conversation',
      'only: ({ conversation_id }) => String(conversation_id),',
      'only: () => String(Math.random()),',
    ],
  ]),
  ...guardsOf(`${server}/jobs/queue.ts`, tested('take_up'), [
    ['one job for the same thing', "job.only ? 'exclusive' : 'standard'", "'standard'"],
  ]),
  ...guardsOf(`${turns}/thinking/in_time.ts`, tested('thinking/in_time'), [
    ['who breaks is stood in for', "work().catch(() => 'broken' as const)", 'work()'],
  ]),
  ...guardsOf(`${turns}/thinking/judge_questions.ts`, tested('thinking/judge_questions'), [
    ['so many questions are looked up', '.slice(0, mostQuestions)', ''],
    [
      'what was only told leaves no gap',
      "judged.verdict === 'answerable' || questions.includes(text)",
      'true',
    ],
    ['an outage is no gap', 'if (!(error instanceof Outage)) throw error', 'throw error'],
    [
      'what words alone did not find is no gap',
      "by_words_alone ? 'outage' : 'unanswerable'",
      "'unanswerable'",
    ],
  ]),
  ...guardsOf(`${turns}/thinking/papers.ts`, tested('committing/kept'), [
    ['a document is written where one was promised', 'promised ? {', 'true ? {'],
  ]),
  ...guardsOf(`${turns}/thinking/repository.ts`, tested('thinking/repository'), [
    [
      'only what was said until then is judged',
      ' and id <= ${until}\n        and role',
      '\n        and role',
    ],
    ['only what the visitor said is judged', "\n        and role = 'visitor'", ''],
  ]),
  ...guardsOf(`${turns}/snapshots.ts`, tested('snapshots'), [
    ['a snapshot is one of its organization', '`${db.organization_id}:${address}`', 'address'],
    ['so many snapshots are kept', 'if (kept.size <= mostKept) break', 'break'],
  ]),
  ...guardsOf(`${turns}/take_turn.ts`, tested('idempotency', 'stream'), [
    ['a repeat is told what is stored', 'if (!isPending(stored)) return { stored }', ''],
    [
      'a repeat does not think again',
      'if (accepted?.message_id === message_id) return { accepted }',
      'return { accepted: accepted! }',
    ],
    ['a repeat while it is thought about is told so', 'if (!turn) throw stillRunning()', ''],
    ['an answer is kept under its key', 'if (keyed) settle(context, db, keyed.key, call.answer(turn))', ''],
  ]),
]
