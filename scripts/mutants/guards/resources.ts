import { guardsOf } from '../mutant.ts'

const resources = 'packages/server/src/resources'
const slice = (name: string) => [`${resources}/${name}/*.test.ts`]

/** What the service functions refuse, and the locks under which they decide. */
export const resourceGuards = [
  ...guardsOf(`${resources}/agents/service.ts`, slice('agents'), [
    ['a slug is free', 'if (slug !== undefined && taken.has(slug))', 'if (false)'],
    ['slugs are given out one at a time', "lockNames(db, 'agents')", ''],
    ['a new agent wears what is there', 'await refuseUnwearables(db, body)', ''],
    ['an edited agent wears what is there', 'await refuseUnwearables(db, fields)', ''],
    ['an archived agent is not edited', "refuseArchived(before, 'agent')", ''],
    ['an archived agent is not copied', "refuseArchived(original, 'agent')", ''],
    ['an archived agent wears nothing', ', voice_profile_id: null, identity_id: null', ''],
    ['an archived agent experiments no more', 'await stopExperimentsOf(context, db, slug)', ''],
  ]),
  ...guardsOf(
    `${resources}/links/links.ts`,
    [...slice('fit_criteria'), ...slice('services'), ...slice('voice_profiles')],
    [
      [
        'a linked agent is known',
        'if (!found) throw unknownReference(`agents.${index}`',
        'if (!found) return 0\n    if (false) throw unknownReference(`agents.${index}`',
      ],
      ['an archived agent is not linked anew', 'if (found.archived && !linked.includes(slug))', 'if (false)'],
      ['an archived agent may stay linked', ' && !linked.includes(slug)', ''],
      [
        'a new resource goes to live agents',
        ' and not archived`,\n  )\n  return rows.map((row) => row.id)',
        '`,\n  )\n  return rows.map((row) => row.id)',
      ],
      ['a set of agents replaces the former', ' and agent_id <> all(${agents})', ' and false'],
    ],
  ),
  ...guardsOf(`${resources}/links/links.ts`, slice('agents'), [
    ['what is worn is known', 'if (!found) throw unknownReference(worn, what)', 'if (!found) return'],
    [
      'what is worn is live',
      'if (found.archived) throw archivedReference(worn',
      'if (false) throw archivedReference(worn',
    ],
    [
      'who is not named wears it no longer',
      'and (${sql(worn)} = ${id} or id = any(${agents}))',
      'and id = any(${agents})',
    ],
  ]),
  ...guardsOf(
    `${resources}/links/links.ts`,
    [...slice('knowledge_facts'), ...slice('knowledge_gaps')],
    [
      [
        'an agent in a body or a query is known',
        "if (!found) throw unknownReference('agent'",
        "if (!found) return { id: 0, archived: false }\n  if (false) throw unknownReference('agent'",
      ],
      ['an archived agent is not excluded anew', 'if (agent.archived) throw', 'if (false) throw'],
    ],
  ),
  ...guardsOf(`${resources}/links/links.ts`, slice('resource_drafts'), [
    ['a voice is taken from no agent', ' and voice_profile_id is null and', ' and'],
    ['an archived agent is given no voice', ' is null and not archived', ' is null'],
    [
      'agents without a voice are held',
      'not archived\n      order by id for no key update',
      'not archived\n      order by id',
    ],
  ]),
  ...guardsOf(
    `${resources}/links/of_agent.ts`,
    [...slice('prompt_templates'), ...slice('experiments')],
    [
      [
        'what lives under an agent exists only there',
        'and t.agent_id = (',
        'and t.agent_id >= 0 or t.agent_id = (',
      ],
    ],
  ),
  ...guardsOf(
    `${resources}/flow/keep.ts`,
    [...slice('flow'), ...slice('agents')],
    [
      ['an edit of an older version is refused', 'refuseStale(edit.ifMatch, version)', ''],
      ['the flow of an archived agent is read-only', "refuseArchived(agent, 'agent')", ''],
      ['what the engine refuses is refused', "if ('refused' in edited) {", 'if (false) {'],
      [
        'what changes nothing makes no version',
        'if (sameFlow(before, edited.flow)) return',
        'if (false) return',
      ],
      ['what does not compile is refused', 'refuseUncompilable(edited.flow, edit)', ''],
    ],
  ),
  ...guardsOf(`${resources}/flow/repository.ts`, slice('flow'), [
    ['edits of one flow come one after the other', ' for update of f', ''],
    [
      'an edit that waited builds on what the other kept',
      'row.definition === null ? get(db, slug) : storedFlow(row)',
      'storedFlow(row)',
    ],
  ]),
  ...guardsOf(
    `${resources}/voice_profiles/service.ts`,
    [...slice('voice_profiles'), ...slice('agents')],
    [
      ['an archived voice is not edited', "refuseArchived(before, 'voice profile')", ''],
      ['a worn voice is not archived', 'if (agents.length > 0)', 'if (false)'],
    ],
  ),
  ...guardsOf(`${resources}/fit_criteria/service.ts`, slice('fit_criteria'), [
    ['an archived criterion is not edited', "refuseArchived(before, 'fit criterion')", ''],
  ]),
  ...guardsOf(`${resources}/services/service.ts`, slice('services'), [
    ['an archived service is not edited', "refuseArchived(before, 'service')", ''],
    ['a new service has sound prices', 'refuseWrongPrices(body, body)', ''],
    ['an edited service has sound prices', 'refuseWrongPrices({ ...before, ...body }, body)', ''],
    ['a key is free', 'if (key !== undefined && taken.has(key))', 'if (false)'],
  ]),
  ...guardsOf(
    `${resources}/services/rules.ts`,
    [`${resources}/services/rules.test.ts`],
    [
      ['a price has a currency', 'if (priced && currency == null)', 'if (false)'],
      ['the lowest price is not above the highest', 'price_min > price_max', 'false'],
      ['a currency is one of ISO 4217', '!currencies.has(currency)', 'false'],
    ],
  ),
  ...guardsOf(`${resources}/knowledge_facts/service.ts`, slice('knowledge_facts'), [
    ['an archived fact is not excluded', "refuseArchived(before, 'fact')\n  const agent", 'const agent'],
  ]),
  ...guardsOf(
    `${resources}/knowledge_facts/repository.ts`,
    [...slice('knowledge_facts'), ...slice('knowledge_sources')],
    [
      ['an agent uses no archived fact', 'sql`and not t.archived and t.supported', 'sql`and t.supported'],
      [
        'an agent uses no fact that its source no longer states',
        'and not t.archived and t.supported',
        'and not t.archived',
      ],
      ['an agent uses no fact of an archived source', '(s.archived or s.restricted', '(s.restricted'],
      [
        'an agent uses no fact of a source that is closed to it',
        'or s.restricted and not exists',
        'or false and not exists',
      ],
      ['an agent uses no fact that is switched off for it', ' and e.agent_id = ${usable_by})', ' and false)'],
    ],
  ),
  ...guardsOf(`${resources}/prompt_templates/service.ts`, slice('prompt_templates'), [
    [
      'an archived agent gets no new prompt',
      "refuseArchived(agent, 'agent')\n  const [version",
      'const [version',
    ],
    [
      'the prompts of an archived agent are read-only',
      "refuseArchived(agent, 'agent')\n  return version",
      'return version',
    ],
    ['an archived version is not activated', "refuseArchived(before, 'prompt version')", ''],
    [
      'a version in use is not archived',
      'refuseInUse(before, await repository.findRunningThatDraws(db, id))',
      '',
    ],
    ['authoring deactivates the former version', 'repository.deactivate(db, slug, kind)', ''],
    ['activating deactivates the former version', 'repository.deactivate(db, slug, before.kind)', ''],
    ['versions move one at a time', 'repository.lockVersions(db, slug)', ''],
  ]),
  ...guardsOf(`${resources}/prompt_templates/rules.ts`, slice('prompt_templates'), [
    ['a drawn version is not archived', 'if (experiment)', 'if (false)'],
    ['the active version is not archived', 'if (version.active)', 'if (false)'],
  ]),
  ...guardsOf(`${resources}/prompt_templates/repository.ts`, slice('prompt_templates'), [
    ['only one kind is deactivated', ' and t.kind = ${kind} and t.active', ' and t.active'],
  ]),
  ...guardsOf(`${resources}/prompt_templates/repository.ts`, slice('prompt_templates'), [
    [
      'only a running experiment keeps its versions',
      " and t.status = 'running'\n        and arm",
      ' and arm',
    ],
  ]),
  ...guardsOf(`${resources}/resource_drafts/service.ts`, slice('resource_drafts'), [
    ['an accepted draft stays as it is', "if (before.status === 'accepted') return before", ''],
    ['drafts are accepted one at a time', "lockRow(db, 'resource_drafts', id)", ''],
  ]),
  ...guardsOf(`${resources}/resource_drafts/authoring.ts`, slice('resource_drafts'), [
    ['a payload is checked like the body of its POST', 'if (refusal) throw refusal', ''],
    ['a drafted service waits for its review', ', { reviewed: false }', ''],
  ]),
  ...guardsOf(`${resources}/resource_drafts/rules.ts`, slice('resource_drafts'), [
    [
      'a refusal names the field of the payload',
      "['payload', error.param].filter(Boolean).join('.')",
      'error.param',
    ],
  ]),
  ...guardsOf(
    `${resources}/stored.ts`,
    [...slice('services'), ...slice('agents')],
    [
      ['a row is held while it is changed', 'lockRow(db, table, id)', ''],
      ['what is in use is not archived', 'refuse?.(before)', ''],
    ],
  ),
  ...guardsOf(`${resources}/experiments/repository.ts`, slice('agents'), [
    ['only what runs is stopped', " and t.status = 'running' order by", ' order by'],
  ]),
  ...guardsOf(`${resources}/identities/service.ts`, slice('agents'), [
    ['an archived identity is not edited', "refuseArchived(before, 'identity')", ''],
    ['a worn identity is not archived', 'if (agents.length > 0)', 'if (false)'],
  ]),
  ...guardsOf(`${resources}/flow_versions/service.ts`, slice('flow_versions'), [
    ['a revert on an older version is refused', 'refuseStale(ifMatch, present)', ''],
    ['the flow of an archived agent is not reverted', "refuseArchived(agent, 'agent')", ''],
    [
      'a revert that changes nothing makes no version',
      'if (sameFlow(before, reverted)) return',
      'if (false) return',
    ],
    ['what no longer compiles does not come back', 'if (problem)', 'if (false)'],
    ['a version is compared with one that is there', 'if (!to) throw', 'if (false) throw'],
  ]),
  ...guardsOf(`${resources}/flow/hypothesis.ts`, slice('flow'), [
    ['a tried edit has the body of its operation', 'if (wrong)', 'if (false)'],
    ['a tried edit names its target', 'if (id === undefined)', 'if (false)'],
    [
      'a tried edit names a target that is there',
      "if (!(kind === 'slot' ? findSlot(flow, id) : findPhase(flow, id)))",
      'if (false)',
    ],
  ]),
]
