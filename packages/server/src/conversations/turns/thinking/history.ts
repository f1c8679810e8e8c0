import type { GivenPassage, HistoryTurn, StoredTurn } from '@foyer/engine'
import type { Knowledge } from '../../../knowledge/index.ts'
import type { SnapshotQueryable } from '../../../platform/db/index.ts'

/** The turns before, with what they were given as it is now: what was archived or changed since is not said again. */
export async function currentTurns(
  knowledge: Pick<Knowledge, 'refresh'>,
  db: SnapshotQueryable,
  turns: HistoryTurn[],
  { agent_id, language, version }: { agent_id: number; language: string; version: number },
): Promise<HistoryTurn[]> {
  const isOutdated = (stored: StoredTurn | null) => stored !== null && stored.knowledge_version !== version
  const outdated = turns.flatMap(({ stored }) => (stored && isOutdated(stored) ? passagesIn(stored) : []))
  if (outdated.length === 0) return turns
  const passages = [...new Map(outdated.map((passage) => [keyOf(passage), passage])).values()]
  const found = await knowledge.refresh(db, { passages, agent_id, language })
  const current = new Map(found.map((passage) => [keyOf(passage), passage]))
  return turns.map((turn) =>
    turn.stored && isOutdated(turn.stored) ? { ...turn, stored: refreshed(turn.stored, current) } : turn,
  )
}

const passagesIn = ({ passages, rounds }: StoredTurn): GivenPassage[] => [
  ...passages,
  ...rounds.flatMap(({ calls }) => calls.flatMap((call) => call.passages ?? [])),
]

const keyOf = ({ kind, id }: Pick<GivenPassage, 'kind' | 'id'>) => `${kind} ${id}`

function refreshed(stored: StoredTurn, current: ReadonlyMap<string, GivenPassage>): StoredTurn {
  const asTheyAre = (passages: readonly GivenPassage[]) =>
    passages.flatMap((passage) => current.get(keyOf(passage)) ?? [])
  return {
    ...stored,
    passages: asTheyAre(stored.passages),
    rounds: stored.rounds.map((round) => ({
      ...round,
      calls: round.calls.map((call) =>
        call.passages ? { ...call, result: '', passages: asTheyAre(call.passages) } : call,
      ),
    })),
  }
}
