import { guardsOf } from '../mutant.ts'

const engine = 'packages/engine/src'
const resources = 'packages/server/src/resources'
const slice = (name: string) => [`${resources}/${name}/*.test.ts`]

/** What experiments, previews, diffs and proposals refuse, and the bounds and locks under which they work. */
export const experimentAndProposalGuards = [
  ...guardsOf(`${resources}/experiments/service.ts`, slice('experiments'), [
    [
      'an archived agent gets no experiment',
      "refuseArchived(agent, 'agent')\n  refuseUnfitArms",
      'refuseUnfitArms',
    ],
    [
      'the experiments of an archived agent are read-only',
      "refuseArchived(agent, 'agent')\n  return { agent, experiment }",
      'return { agent, experiment }',
    ],
    [
      'arms are fit',
      'refuseUnfitArms(body.arms, kind, await repository.versionsOf(db, agent.id, body.arms))',
      '',
    ],
    ['a running experiment stays as it is', "if (before.status === 'running') return before", ''],
    [
      'a stopped experiment never restarts',
      "if (before.status === 'stopped')\n    throw",
      'if (false)\n    throw',
    ],
    [
      'an archived arm is not drawn',
      'refuseArchivedArms(await repository.versionsOf(db, agent.id, before.arms))',
      '',
    ],
    [
      'one experiment runs per agent and kind',
      'refuseSecond(await repository.findRunning(db, agent.id, before.kind), before.kind)',
      '',
    ],
    ['a winner is fit', 'if (winner !== undefined) refuseWinner(before, winner)', ''],
    ['a stopped experiment stays as it is', "if (before.status === 'stopped') return before", ''],
    [
      'a winner is activated',
      'if (winner !== undefined) await activatePromptTemplate(context, db, slug, winner)',
      '',
    ],
  ]),
  ...guardsOf(`${resources}/experiments/rules.ts`, slice('experiments'), [
    ['an arm is of the kind', 'if (version.kind !== kind)', 'if (false)'],
    ['a drafted arm is live', 'if (version.archived) throw', 'if (false) throw'],
    ['an arm is named once', 'if (named.has(prompt_template_id))', 'if (false)'],
    ['a winner is an arm', 'if (!arms.some((arm) => arm.prompt_template_id === winner))', 'if (false)'],
    ['a draft has no winner', "if (status === 'draft')", 'if (false)'],
    ['a winner stays the winner', "if (status === 'stopped' && winner !== winner_id)", 'if (false)'],
  ]),
  ...guardsOf(`${resources}/experiments/repository.ts`, slice('experiments'), [
    ['an arm is of the agent', 'and agent_id = ${agent_id} and id = any(${ids})', 'and id = any(${ids})'],
    [
      'experiments of other kinds may run beside',
      'and agent_id = ${agent_id} and kind = ${kind}',
      'and agent_id = ${agent_id}',
    ],
  ]),
  ...guardsOf(`${resources}/prompt_templates/service.ts`, slice('prompt_templates'), [
    [
      'versions of one kind are compared',
      "if (!to) throw unknownReference('against'",
      "if (!to) return undefined as never\n  if (false) throw unknownReference('against'",
    ],
  ]),
  ...guardsOf(`${resources}/prompt_templates/repository.ts`, slice('prompt_templates'), [
    ['a version of another kind is not compared', 'and t.kind = ${kind}\n        and ${id', 'and ${id'],
  ]),
  ...guardsOf(`${resources}/previews/preview_prompt.ts`, slice('previews'), [
    ['a preview names live slots', 'refuseUnknownSlots(flow, body.slots)', ''],
    ['an archived phase is not previewed', 'const live = livePhases(flow)', 'const live = flow.phases'],
  ]),
  ...guardsOf(
    `${engine}/prompts/preview.ts`,
    [`${engine}/prompts/preview.test.ts`],
    [
      ['a reference speaks in its kinds only', '([name]) => !silent.has(name)', '() => true'],
      [
        'a preview is bounded',
        'renderHead(body, values, longestShown)',
        'renderHead(body, values, Number.POSITIVE_INFINITY)',
      ],
    ],
  ),
  ...guardsOf(
    `${engine}/prompts/live_values.ts`,
    [`${engine}/prompts/preview.test.ts`],
    [['nobody speaks in another’s name', ".replaceAll(/\\r\\n?|\\n/g, '\\n  ')", '']],
  ),
  ...guardsOf(
    `${engine}/prompts/diff.ts`,
    [`${engine}/prompts/diff.test.ts`],
    [['a diff is bounded', 'const mostEdits = 1000', 'const mostEdits = 3000']],
  ),
  ...guardsOf(
    `${engine}/catalog/equivalent_draft.ts`,
    [`${engine}/catalog/equivalent_draft.test.ts`],
    [
      ['two kinds are never the same', 'if (one.kind !== other.kind) return false', ''],
      ['signs tell names apart', '\\p{S}#%&@', ''],
    ],
  ),
  ...guardsOf(`${resources}/resource_drafts/service.ts`, slice('resource_drafts'), [
    ['a decided draft is not edited', 'refuseDecided(before)', ''],
    ['an edited payload fits its kind', 'if (body.payload) refuseUnfit(before.kind, body.payload)', ''],
    ['a proposed payload fits its kind', 'refuseUnfit(draft.kind, draft.payload)', ''],
    ['an accepted draft is not dismissed', 'refuseAccepted(before)', ''],
    [
      'an equivalent is not proposed again',
      'if (known.some((other) => equivalentDrafts(draft, other))) return undefined',
      '',
    ],
    ['drafts are proposed one at a time', "lockNames(db, 'resource_drafts')", ''],
  ]),
  ...guardsOf(`${resources}/resource_drafts/repository.ts`, slice('resource_drafts'), [
    ['an archived row may be proposed', ' and not t.archived`', '`'],
  ]),
]
