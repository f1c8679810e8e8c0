import { type EvidenceKind, evidenceKinds } from '@foyer/contract'
import type { CitedPassage } from '@foyer/engine'
import type { Knowledge } from '../../../knowledge/index.ts'
import type { SnapshotQueryable } from '../../../platform/db/index.ts'
import type { Transcript } from './transcript.ts'

const mostPassages = 5

/**
 * What the last answer of a conversation rested on, as it is now: what was archived or changed since is not said again
 * in its old words.
 */
export async function listLastPassages(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  { transcript, ...asked }: LastPassagesInput,
): Promise<CitedPassage[]> {
  const keys = passageKeys(await transcript.lastPlan()).slice(0, mostPassages)
  const found: CitedPassage[] = []
  for (const key of keys) {
    const passage = await knowledge.passage(db, { ...key, ...asked })
    if (passage) found.push(passage)
  }
  return found
}

interface LastPassagesInput {
  transcript: Pick<Transcript, 'lastPlan'>
  agent_id: number
  question: string
  language: string
}

/** Of a plan as it was stored, by whatever release. */
function passageKeys(plan: unknown): { kind: EvidenceKind; id: number }[] {
  const items: unknown[] = Array.isArray(plan) ? plan : []
  return items.flatMap((item) => {
    if (!isRecord(item) || item.act !== 'answer' || !Array.isArray(item.passages)) return []
    return item.passages.flatMap((passage: unknown) => {
      if (!isRecord(passage) || typeof passage.id !== 'number') return []
      const kind = evidenceKinds.find((known) => known === passage.kind)
      return kind === undefined ? [] : [{ kind, id: passage.id }]
    })
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
