import { guardsOf } from '../mutant.ts'

const resource = 'packages/server/src/resources/conversations'
const tested = (...names: string[]) => names.map((name) => `${resource}/${name}.test.ts`)

/** What keeps a conversation frozen, what ends it, what time does to it, and that nothing of it outlives an erasure. */
export const conversationsGuards = [
  ...guardsOf(`${resource}/rules.ts`, tested('lifecycle', 'idle'), [
    [
      'the seventh day is over when it is over',
      'paused_at <= expiredBefore(now)',
      'paused_at < expiredBefore(now)',
    ],
    [
      'what expired has expired before the sweep says so',
      "return status === 'paused' && paused_at",
      'return false && paused_at',
    ],
    ['what was completed has ended', "status === 'completed' || ", ''],
    ['what was closed has ended', "status === 'closed' || ", ''],
    ['null never pauses', 'at === null ? null : new Date(at)', 'new Date(at ?? 0)'],
  ]),
  ...guardsOf(`${resource}/lifecycle.ts`, tested('lifecycle'), [
    ['what has ended is not closed again', 'if (isEnded(before, now)) return represent(before)', ''],
    [
      'whoever waits when it is closed gets no reply',
      "repository.endTurns(db, id, now)\n  return change(context, db, before, 'closed'",
      "return change(context, db, before, 'closed'",
    ],
    ['whoever waits when it is taken over gets no reply', 'repository.endTurns(db, id, context.now)\n', ''],
    ['what expired is not resumed', 'refuseExpired(before, now)\n', ''],
    ['what was closed is not resumed', 'refuseEnded(before, now)\n', ''],
    ['only what is paused resumes', "before.status === 'paused' ? activate", 'true ? activate'],
    [
      'what has ended is not taken over',
      "refuseEnded(before, context.now)\n  if (before.status === 'handed_off')",
      "if (before.status === 'handed_off')",
    ],
    [
      'what has ended is not handed back',
      "refuseEnded(before, context.now)\n  return before.status === 'handed_off'",
      "return before.status === 'handed_off'",
    ],
    ['a takeover is one', "if (before.status === 'handed_off') return represent(before)", ''],
    [
      'only what was taken over is handed back',
      "before.status === 'handed_off' ? activate",
      'true ? activate',
    ],
    ['what was taken over never pauses', 'person_wanted: false,\n    ...notIdling,', 'person_wanted: false,'],
    ['who was wanted is here', 'person_wanted: false,\n', ''],
    ['what was closed never pauses', 'ended_at: now, ...notIdling }', 'ended_at: now }'],
    ['the same rating leaves no trace', 'if (before.rating === rating) return represent(before)', ''],
    ['silence is counted anew', 'paused_at: null, pauses_at })', 'paused_at: null })'],
  ]),
  ...guardsOf(`${resource}/serializer.ts`, tested('start', 'lifecycle'), [
    [
      'no words of a visitor are told',
      '    messages_count,\n    ...(rating',
      '    messages_count,\n    ...({ visitor: arguments[0].visitor }),\n    ...(rating',
    ],
  ]),
  ...guardsOf(`${resource}/start.ts`, tested('start', 'lock'), [
    ['an archived agent starts none', "refuseArchived(agent, 'agent')", ''],
    ['an agent is held while a conversation begins on it', 'repository.holdAgent(db, slug)', ''],
    ['every start is counted', 'repository.countConversation(db, now)', ''],
  ]),
  ...guardsOf(`${resource}/repository.ts`, tested('lock', 'begin_lock'), [
    ['a flow is held while a conversation begins on it', 'for share of a, f', 'for share of a'],
    [
      'a conversation is held while it is erased',
      "lockRow(db, 'conversations', id)\n  return get(db, id)",
      'return get(db, id)',
    ],
  ]),
  ...guardsOf(`${resource}/repository.ts`, tested('routes'), [
    ['words are sought in the messages of the conversation', ' and m.conversation_id = t.id', ''],
    ['a list is from a time on', 'sql`and t.created_at >= ${since}`', 'sql``'],
    ['a list is up to a time', 't.created_at < ${until}', 't.created_at <= ${until}'],
    ['a list is by status', 'sql`and t.status = ${status}`', 'sql``'],
    ['a list is by fit', 'sql`and t.fit = ${fit}`', 'sql``'],
  ]),
  ...guardsOf(`${resource}/message_repository.ts`, tested('routes', 'messages'), [
    [
      'a trace is shown in its own conversation',
      'and conversation_id = ${conversation_id}\n        and message_id',
      'and message_id',
    ],
    ['messages are those of the conversation', ' and t.conversation_id = ${conversation_id}', ''],
  ]),
  ...guardsOf(`${resource}/freeze.ts`, tested('frozen'), [
    ['an arm stands in for the active version', 'prompts: promptsOf(agent, drawn)', 'prompts: agent.prompts'],
    [
      'the arms that were drawn are written down',
      'drawn.map(({ experiment_id, prompt }) => ({ experiment_id, prompt_template_id: prompt.id }))',
      '[]',
    ],
  ]),
  ...guardsOf(`${resource}/snapshot_repository.ts`, tested('frozen'), [
    [
      'idle minutes are those of the start',
      "(content->>'idle_minutes')::int as idle_minutes",
      '10 as idle_minutes',
    ],
  ]),
  ...guardsOf(`${resource}/due_repository.ts`, tested('idle'), [
    [
      'whoever waits for a reply is not idle',
      '\n        and not exists (select from turns t where t.organization_id = c.organization_id\n          and t.conversation_id = c.id and t.answered_at is null)',
      '',
    ],
    [
      'a visitor who wrote meanwhile is not idle',
      ' and c.pauses_at <= ${now}\n        and not exists',
      '\n        and not exists',
    ],
    [
      'only what an organization does not keep is outdated',
      "\n  c.last_message_at < ${now}::timestamptz - o.retention_days * interval '1 day'",
      '\n  true',
    ],
  ]),
  ...guardsOf(`${resource}/idle.ts`, tested('idle'), [
    ['idleness is looked at again', 'if (!(await isIdle(db, conversation.id, now))) return', ''],
    ['age is looked at again', 'if (!(await isStillOutdated(db, conversation.id, now))) return', ''],
  ]),
  ...guardsOf(`${resource}/erase.ts`, tested('erase', 'erase_everything'), [
    ['traces go', "traces: await deleteRows(db, 'message_traces', id)", 'traces: 0'],
    [
      'answers to keys go',
      'stored_answers: await deleteStoredAnswers(db, id, gaps.gap_ids)',
      'stored_answers: 0',
    ],
    ['exports go', 'exports: await deleteExportsSince(db, created_at)', 'exports: 0'],
    [
      'snapshots that nobody runs on go',
      'snapshots: await deleteUnusedSnapshot(db, agent_id, snapshot_address)',
      'snapshots: 0',
    ],
    [
      'an erasure is recorded',
      "record(trace, db, { verb: 'erased', before: told(conversation), after: told(conversation) })",
      '',
    ],
  ]),
  ...guardsOf(`${resource}/erasure_repository.ts`, tested('erase', 'erase_everything'), [
    [
      'a snapshot that others run on stays',
      '\n        and not exists (select from conversations c\n          where c.organization_id = s.organization_id and c.snapshot_address = s.address)',
      '',
    ],
    [
      'stored answers of the conversation go',
      'await remove((sql) => sql`conversation_id = ${conversation_id}`)',
      '0',
    ],
    [
      'stored answers that show its gaps go',
      '(await remove((sql) => sql`knowledge_gap_id = any(${gap_ids})`))',
      '0',
    ],
    [
      'an export from before it began stays',
      "\n        and coalesce(completed_at, 'infinity') >= ${began}",
      '',
    ],
    ['an export that waits stays', " and status <> 'queued'", ''],
  ]),
  ...guardsOf(`${resource}/erasure_repository.ts`, tested('lock'), [
    [
      'no conversation begins on a snapshot that goes',
      ' and id = ${agent_id} for no key update',
      ' and id = ${agent_id}',
    ],
    [
      'no export begins with what goes',
      ' and completed_at is null order by id for update',
      ' and completed_at is null order by id',
    ],
  ]),
  ...guardsOf(`${resource}/erased_gap_repository.ts`, tested('erase_gaps', 'erased_gap_lineage'), [
    ['words that others used stay', ' and o.question = g.question)', ' and false)'],
    [
      'a run that goes on cannot write the question back',
      'set attempt = attempt + 1, results',
      'set results',
    ],
    [
      'events have the question no more',
      'db.later((sql) => sql`update events set data = ${withoutQuestion(sql, sql`data`)} where ${told(sql)}`)',
      '',
    ],
    [
      'what came back keeps where from',
      'update knowledge_gaps t set resurfaced_from_id = g.resurfaced_from_id',
      'update knowledge_gaps t set resurfaced_from_id = null',
    ],
    ['a gap that was resolved was worked on', "g.status <> 'open' or ", ''],
  ]),
  ...guardsOf(`${resource}/erase_gaps.ts`, tested('erase_gaps', 'erased_gap_lineage'), [
    ['what was told of a gap is erased', 'repository.eraseTold(db, gap_ids)', ''],
    ['a gap that its owner worked on stays', 'asked || (await repository.isWorkedOn(db, id))', 'asked'],
    ['a gap that others asked about stays', 'asked || (await', '(await'],
    ['a run that was going on goes on', 'if (!completed_at) await db.enqueue', 'if (false) await db.enqueue'],
    ['a gap that stays unasked is archived', "...(!asked && { status: 'archived' })", ''],
  ]),
]
