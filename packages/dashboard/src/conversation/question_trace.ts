import { numberIn, type OpenObject, objectsIn, textIn } from './open_object.ts'

/** A question that was looked up for a reply: whether it can be answered, and by what. */
export interface QuestionTrace {
  question: string
  verdict: string
  /** How sure the judgement is that it can be answered: from 0 to 1. */
  probability: number | undefined
  reason: string | undefined
  evidence: CitedEvidence[]
  /** How many statements came near without answering it. */
  near: number
}

export interface CitedEvidence {
  kind: string
  id: number
  text: string
  score: number
}

export function questionTrace(told: OpenObject): QuestionTrace {
  const evidence = objectsIn(told.facts).map((fact) => ({
    kind: textIn(fact.kind),
    id: numberIn(fact.id) ?? 0,
    text: textIn(fact.text),
    score: numberIn(fact.score) ?? 0,
  }))
  const cited = new Set(evidence.map(({ kind, id }) => `${kind} ${id}`))
  return {
    question: textIn(told.question),
    verdict: textIn(told.verdict),
    probability: numberIn(told.probability),
    reason: reasons[textIn(told.reason)],
    evidence,
    near: objectsIn(told.reachable).filter(({ kind, id }) => !cited.has(`${kind} ${id}`)).length,
  }
}

const reasons: Record<string, string> = {
  not_indexed: 'There is no knowledge to answer it from yet.',
  no_match: 'Nothing relevant was found.',
  weak_match: 'Something related was found, but no answer.',
  model_declined: 'The model found no answer in the search results.',
}
