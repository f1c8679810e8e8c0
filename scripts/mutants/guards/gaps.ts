import { guardsOf } from '../mutant.ts'

const resources = 'packages/server/src/resources'
const slice = (name: string) => [`${resources}/${name}/*.test.ts`]

const inOrder = [`${resources}/knowledge_facts/knowledge_order.test.ts`]

/** What keeps gaps true to the knowledge: checks, standing checks, lineage; and the runs of answer checks. */
export const gapGuards = [
  ...guardsOf(`${resources}/knowledge_gaps/service.ts`, slice('knowledge_gaps'), [
    [
      'a gap is not reopened beside an open one',
      'await refuseOpenTwice(db, id)\n  return reopen',
      'return reopen',
    ],
    ['a gap is not restored beside an open one', "if (status === 'open') await refuseOpenTwice(db, id)", ''],
    [
      'an archived gap is not reopened',
      "if (before.status === 'archived')\n    throw",
      'if (false)\n    throw',
    ],
    ['an archived gap is not checked', 'refuseArchivedGap(asked)', ''],
    ['a restored gap is checked', "if (before.status === 'archived')\n    await", 'if (false)\n    await'],
    ['an archived gap is not resolved, and keeps no check', 'refuseArchivedGap(gap)', ''],
    [
      'nothing is verified while the organization is paused',
      'refuseInactive({ organization',
      'void ({ organization',
    ],
    ['what cannot be answered is not verified', 'refuseUnanswerable(check)', ''],
  ]),
  ...guardsOf(`${resources}/knowledge_gaps/transitions.ts`, slice('knowledge_gaps'), [
    ['gaps open one at a time', "lockNames(db, 'knowledge_gaps')", '{}'],
    ['a gap is held while it changes', "lockRow(db, 'knowledge_gaps', id)", ''],
    ['a resolution keeps its first time', 'if (before.resolution_basis === resolution_basis)', 'if (false)'],
    ['a resolved gap is not broken', 'broken_by: null,', ''],
  ]),
  ...guardsOf(`${resources}/knowledge_gaps/rules.ts`, slice('knowledge_gaps'), [
    ['an outage changes no status', "if (error !== undefined) return 'keep'", ''],
    [
      'only a verified gap is a standing check',
      "gap.status === 'resolved' && gap.resolution_basis === 'verified'",
      "gap.status === 'resolved'",
    ],
    ['a gap whose question came back stays closed', 'verified && !gap.succeeded', 'verified'],
  ]),
  ...guardsOf(`${resources}/knowledge_gaps/check.ts`, slice('knowledge_gaps'), [
    ['an outage is no failure of ours', 'if (!(error instanceof Outage)) throw error', 'throw error'],
    [
      'a verdict counts while the knowledge is what it was',
      'if ((await repository.holdKnowledgeVersion(db)) === version) return',
      'if (true) return',
    ],
    [
      'knowledge that never rests is given up on',
      'if (tries < mostTries) return undefined',
      'return undefined',
    ],
  ]),
  ...guardsOf(`${resources}/knowledge_gaps/repository.ts`, slice('knowledge_gaps'), [
    [
      'a change that is under way is waited for',
      'where organization_id = ${db.organization_id} for share',
      'where organization_id = ${db.organization_id}',
    ],
    [
      'the latest gap stands for a question that came back',
      '\n        and not exists (${successorsOf(sql)})\n      order by t.status',
      '\n      order by t.status',
    ],
    ['open gaps are checked where asked for', "open ? sql`or t.status = 'open'` : sql``", 'sql``'],
    [
      'a gap whose question came back is not checked',
      "'verified' and not exists (${successorsOf(sql)})",
      "'verified'",
    ],
  ]),
  ...guardsOf(`${resources}/knowledge_gaps/recheck_gaps.ts`, slice('knowledge_gaps'), [
    ['an outage is waited for', 'else if (!work.lastAttempt) throw', 'else if (false) throw'],
    [
      'what an outage hid is not taken for checked',
      'if (outage === undefined) rememberChecked',
      'rememberChecked(scope, version)\n    if (outage === undefined) rememberChecked',
    ],
    ['a gap that came back is checked in any case', 'change.type !== restored && ', ''],
    ['many changes are checked together', '&& wereChecked(scope, version)', '&& false'],
    ['all portions are checked', 'if (questions.length < portion) break', 'break'],
    [
      'what an earlier check found outlives an outage',
      'check.error === undefined ? check : { ...(last_check ?? check), error: check.error }',
      'last_check ? check : check',
    ],
    [
      'nothing is enqueued where nothing is concerned',
      'if (await repository.hasToRecheck(db, { open }))',
      'if (true)',
    ],
    [
      'no gap opens beside another of its question',
      ' || (await repository.findOpenKin(db, id)) !== undefined',
      '',
    ],
  ]),
  ...guardsOf(`${resources}/knowledge_gaps/checked_versions.ts`, slice('knowledge_gaps'), [
    ['open gaps are not covered by a check without them', 'open ? [true] : [true, false]', '[true, false]'],
  ]),
  ...guardsOf(`${resources}/knowledge_gaps/unanswered.ts`, slice('knowledge_gaps'), [
    [
      'small talk is no gap',
      'if (isSmallTalk(asked.question, asked.language)) return undefined',
      'isSmallTalk(asked.question, asked.language)',
    ],
    ['a question that many ask at once opens one gap', 'lockOpenings(db)\n  const known', 'const known'],
    [
      'an open gap of the question is counted at',
      'if (kin !== undefined) return countAgain(trace, db, asked, kin)',
      '',
    ],
    [
      'a question that came back names where from',
      'open(trace, db, asked, known.id)',
      'open(trace, db, asked)',
    ],
    ['a resolved gap is not counted at', "known.status === 'resolved'", 'false'],
  ]),
  ...guardsOf(`${resources}/knowledge_facts/service.ts`, slice('knowledge_gaps'), [
    ['a new fact may answer', "await recheck(context, db, 'created', id, { open: true })", ''],
    [
      'an archived fact may break',
      "if (changed) await recheck(context, db, 'archived', id",
      "if (false) await recheck(context, db, 'archived', id",
    ],
    ['a statement that is freed may answer', '{ open: narrowed }', '{ open: false }'],
  ]),
  ...guardsOf(`${resources}/knowledge_sources/service.ts`, slice('knowledge_gaps'), [
    [
      'a source that is closed to an agent may break',
      ' || !isDeepStrictEqual(before.agents, after.agents)',
      '',
    ],
    ['a source that is archived may break', 'before.archived !== after.archived || ', ''],
  ]),
  ...guardsOf(`${resources}/answer_checks/service.ts`, slice('answer_checks'), [
    ['gaps or questions, not both', 'if (gap_ids && questions)', 'if (false)'],
    [
      'a gap is of the agent',
      "if (!gap) throw refuse('parameter_invalid'",
      "if (!gap) return undefined as never\n    if (false) throw refuse('parameter_invalid'",
    ],
    ['an archived gap is not checked', "if (gap.status === 'archived') throw", 'if (false) throw'],
  ]),
  ...guardsOf(`${resources}/answer_checks/check_answers.ts`, slice('answer_checks'), [
    ['a run that has ended is not run again', 'if (!run || run.completed_at) return', 'if (!run) return'],
    ['what was checked is not checked again', '({ check }) => check === undefined', '() => true'],
    [
      'only the attempt that has a run writes to it',
      'if (!(await repository.keep(db, run, results))) return false',
      'await repository.keep(db, run, results)',
    ],
  ]),
  ...guardsOf(`${resources}/answer_checks/repository.ts`, slice('answer_checks'), [
    ['an earlier attempt writes nothing', ' and attempt = ${attempt} and completed_at is null', ''],
  ]),
  ...guardsOf(`${resources}/answer_checks/end_check.ts`, slice('answer_checks'), [
    ['an earlier attempt ends nothing', ' || before.attempt !== attempt', ''],
  ]),
  ...guardsOf(`${resources}/answer_checks/serializer.ts`, slice('answer_checks'), [
    ['events tell no questions', 'const { results, ...run } = represent(row)', 'const run = represent(row)'],
    [
      'a check that could not run is not counted as unanswerable',
      'checks.length - failed - answerable',
      'checks.length - answerable',
    ],
  ]),
  ...guardsOf(`${resources}/knowledge_facts/service.ts`, slice('knowledge_facts'), [
    ['a new fact takes its turn', 'holdKnowledge(db)\n  const statement', 'const statement'],
    [
      'an edited fact takes its turn',
      "holdKnowledge(db)\n  const before = await getKnowledgeFact(db, id)\n  refuseArchived(before, 'fact')\n  // Naming",
      "const before = await getKnowledgeFact(db, id)\n  refuseArchived(before, 'fact')\n  // Naming",
    ],
    [
      'an excluded fact takes its turn',
      "holdKnowledge(db)\n  const before = await getKnowledgeFact(db, id)\n  refuseArchived(before, 'fact')\n  const agent",
      "const before = await getKnowledgeFact(db, id)\n  refuseArchived(before, 'fact')\n  const agent",
    ],
    [
      'an included fact takes its turn',
      'holdKnowledge(db)\n  const before = await getKnowledgeFact(db, id)\n  const agent',
      'const before = await getKnowledgeFact(db, id)\n  const agent',
    ],
    ['an archived fact takes its turn', 'holdKnowledge(db)\n  const equals', 'const equals'],
  ]),
  ...guardsOf(`${resources}/knowledge_sources/service.ts`, inOrder, [
    ['a new source takes its turn', 'holdKnowledge(db)\n  const gap', 'const gap'],
    [
      'an edited source takes its turn',
      'holdKnowledge(db)\n  const row = await getRowLocked(db, id)\n  const before',
      'const row = await getRowLocked(db, id)\n  const before',
    ],
    [
      'an archived source takes its turn',
      'holdKnowledge(db)\n  const row = await getRowLocked(db, id)\n  if (row.owned)',
      'const row = await getRowLocked(db, id)\n  if (row.owned)',
    ],
    [
      'a restored source takes its turn',
      'holdKnowledge(db)\n  const row = await getRowLocked(db, id)\n  updateRow',
      'const row = await getRowLocked(db, id)\n  updateRow',
    ],
  ]),
]
