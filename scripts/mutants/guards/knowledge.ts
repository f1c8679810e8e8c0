import { guardsOf } from '../mutant.ts'

const resources = 'packages/server/src/resources'
const slice = (name: string) => [`${resources}/${name}/*.test.ts`]

/** What the configuration of knowledge refuses, and what keeps suppressed statements away. */
export const knowledgeGuards = [
  ...guardsOf(`${resources}/knowledge_sources/service.ts`, slice('knowledge_sources'), [
    ['an archived source is not edited', "refuseArchived(before, 'source')", ''],
    ['the own source takes no text', 'if (row.owned && body.text !== undefined)', 'if (false)'],
    [
      'the own source is not archived',
      "if (row.owned)\n    throw refuse(\n      'resource_in_use',\n      \"This source holds the owner's facts, those",
      "if (false)\n    throw refuse(\n      'resource_in_use',\n      \"This source holds the owner's facts, those",
    ],
    ['a new source has what its kind needs', 'refuseIncomplete(kind, given)', ''],
    ['a new source has nothing of another kind', 'refuseOtherKinds(kind, given)', ''],
    ['an edit has nothing of another kind', 'refuseOtherKinds(row.kind as SourceKind, body)', ''],
    ['a new address can be fetched', 'refuseUnreadableUrl(given.url)', ''],
    ['an edited address can be fetched', 'refuseUnreadableUrl(fields.url)', ''],
    ['naming agents closes a new source to others', 'restricted: agents !== null,\n', ''],
    ['naming agents closes a source to others', '&& { restricted: agents !== null }', '&& {}'],
    ['events tell no text', '({ text, ...source }: Source) => source', '(source: Source) => source'],
    ['a gap knows the source that was made for it', 'if (gap) await linkSource(context, db, gap, id)', ''],
  ]),
  ...guardsOf(`${resources}/knowledge_sources/service.ts`, slice('ingestion_runs'), [
    ['a source is held while a run of it is made', "lockRow(db, 'knowledge_sources', id)", ''],
  ]),
  ...guardsOf(`${resources}/knowledge_sources/rules.ts`, slice('knowledge_sources'), [
    ['a file is base64 throughout', 'bytes.length !== (content.length / 4) * 3 - padding', 'false'],
    ['a title hides credentials', '([^/?#@]*@)?', ''],
  ]),
  ...guardsOf(`${resources}/knowledge_sources/service.ts`, slice('ingestion_instructions'), [
    [
      'an instruction names a source that is there',
      "if (!found) throw unknownReference('source_id'",
      "if (!found) return\n  if (false) throw unknownReference('source_id'",
    ],
    ['an instruction names a live source', 'if (found.archived) throw', 'if (false) throw'],
  ]),
  ...guardsOf(`${resources}/ingestion_instructions/service.ts`, slice('ingestion_instructions'), [
    ['an archived instruction is not edited', "refuseArchived(before, 'instruction')", ''],
    ['positions are given out one at a time', "lockNames(db, 'ingestion_instructions')", ''],
    ['an instruction is held while it is edited', "lockRow(db, 'ingestion_instructions', id)", ''],
  ]),
  ...guardsOf(`${resources}/knowledge_facts/service.ts`, slice('knowledge_facts'), [
    ['an archived fact is not edited', "refuseArchived(before, 'fact')\n  //", '//'],
    ['what a source states is not reworded', "before.origin !== 'owner'", 'false'],
    ['naming the tier pins it', '...(body.tier && { tier_pinned: true }), ', ''],
    [
      'a reworded fact is found by its new statement',
      '{ ...fields, statement, ...unembedded }',
      '{ ...fields, ...unembedded }',
    ],
    ['a suppressed statement is not made anew', 'if (suppressing !== undefined)', 'if (false)'],
    ['a narrower scope frees the others', 'await setScope(context, db, others, null)', '{}'],
    [
      'restoring lifts a suppression for all',
      "fact.suppression_scope === 'organization' ? equals : [fact]\n",
      '[fact]\n',
    ],
    ['an archived fact keeps its scope', '?? fact.suppression_scope ??', '??'],
  ]),
  ...guardsOf(`${resources}/knowledge_gaps/service.ts`, slice('knowledge_sources'), [
    [
      'a source is made for a gap that is there',
      'if (!row) throw',
      "if (!row) throw refuse('resource_missing', '')\n  if (!row) throw",
    ],
    ['a source is made for a live gap', "if (row.status === 'archived') throw", 'if (false) throw'],
  ]),
  ...guardsOf(
    'packages/engine/src/knowledge/statement.ts',
    ['packages/engine/src/knowledge/*.test.ts'],
    [
      ['marks inside a number tell it apart', String.raw`(?<=\d)[.,:'’-](?=\d)|`, ''],
      ['a minus tells a number apart', String.raw`(?<![\p{L}\d])-(?=\d)|`, ''],
      ['marks alone are told apart', ' || spaced(folded)', ''],
    ],
  ),
  ...guardsOf('packages/server/src/http/bind.ts', slice('knowledge_sources'), [
    [
      'an upload may be larger than other bodies',
      '...(operation.bodyLimitBytes && { bodyLimit: operation.bodyLimitBytes }),',
      '',
    ],
  ]),
]
