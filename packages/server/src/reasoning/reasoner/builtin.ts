import {
  assess,
  digestDocument,
  type EmbedText,
  type EngineData,
  writeBrief,
  writeDeliverable,
  writeRecap,
} from '@foyer/engine'
import { loadEngineData } from '../engine_data.ts'
import { draftCatalog } from '../engine_threads/draft_catalog.ts'
import type { DigestDocument, DraftCatalog } from '../engine_threads/engine_threads.ts'
import type { Paper, Reasoner, ReasonerResult } from './port.ts'

/** The engine's own judgement and words: no key, no network, the same answer every time. */
export function createBuiltinReasoner(
  vectorOf?: EmbedText,
  digest: DigestDocument = async (...given) => digestDocument(...given),
  draft: DraftCatalog = async (request) => draftCatalog(request),
): Reasoner {
  const data = loadEngineData()
  return {
    isModel: false,
    model: null,
    name: 'builtin',
    assess: async (_, closing) => byEngine(assess(closing, vectorOf)),
    write: async (_, paper) => byEngine(writePaper(paper, data, vectorOf)),
    digest: async (passages, context) =>
      byEngine((await digest(passages, context)).map((facts) => ({ facts }))),
    judgeSupport: async () => byEngine([]),
    draft: async (request) => byEngine(await draft(request)),
  }
}

function byEngine<Result>(result: Result): ReasonerResult<Result> {
  return { result, by: 'builtin', tokens: { input: 0, output: 0 } }
}

function writePaper({ kind, closing, judgement }: Paper, data: EngineData, vectorOf?: EmbedText): string {
  switch (kind) {
    case 'synthesis':
      return writeDeliverable(closing, data, vectorOf)
    case 'brief':
      return writeBrief(closing, judgement, data, vectorOf)
    case 'recap':
      return writeRecap(closing, data)
  }
}
