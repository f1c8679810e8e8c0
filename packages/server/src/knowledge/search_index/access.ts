import type { FactRow, PassageRow, SourceRow } from './repository.ts'

/** Who may use what. Only exceptions are kept: most facts are in use, and for everybody. */
export class Access {
  #sources = new Map<number, SourceRow>()
  #unused = new Set<number>()
  #excluded = new Map<number, number[]>()
  #stated = new Map<number, number[]>()

  setSource(source: SourceRow) {
    this.#sources.set(source.id, source)
  }

  setFact({ id, in_use, excluded_agents }: FactRow) {
    if (in_use) this.#unused.delete(id)
    else this.#unused.add(id)
    if (excluded_agents.length > 0) this.#excluded.set(id, excluded_agents)
    else this.#excluded.delete(id)
  }

  setPassage({ id, fact_ids, live }: PassageRow) {
    if (live) this.#stated.set(id, fact_ids)
    else this.#stated.delete(id)
  }

  /** Whether the agent may use the fact, its source aside; without an agent, whether anybody may. */
  mayUse(fact_id: number, agent_id: number | undefined): boolean {
    if (this.#unused.has(fact_id)) return false
    return agent_id === undefined || !this.#excluded.get(fact_id)?.includes(agent_id)
  }

  /** The facts of a passage that the agent may use. */
  factsOf(passage_id: number, agent_id: number | undefined): number[] {
    return (this.#stated.get(passage_id) ?? []).filter((id) => this.mayUse(id, agent_id))
  }

  /** Whether the agent may use everything that a passage states. */
  isWhole(passage_id: number, agent_id: number | undefined): boolean {
    return (this.#stated.get(passage_id) ?? []).every((id) => this.mayUse(id, agent_id))
  }

  isOpen(source_id: number, agent_id: number | undefined): boolean {
    const source = this.#sources.get(source_id)
    if (!source || source.archived) return false
    return agent_id === undefined || source.agents === null || source.agents.includes(agent_id)
  }

  /**
   * A passage is open as long as one of its facts is: what none of them says may not be said from it. One without
   * facts, such as a listing of commands, has nothing that anybody could have taken back.
   */
  isVisible(entry: { kind: string; id: number; source_id: number }, agent_id: number | undefined): boolean {
    if (!this.isOpen(entry.source_id, agent_id)) return false
    if (entry.kind === 'fact') return this.mayUse(entry.id, agent_id)
    const facts = this.#stated.get(entry.id) ?? []
    return facts.length === 0 || facts.some((id) => this.mayUse(id, agent_id))
  }
}
