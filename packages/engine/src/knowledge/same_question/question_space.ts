import type { EmbedText } from '../answer/candidate.ts'
import { commonQuestions } from './common_questions.ts'
import { comparableQuestion, type QuestionText } from './comparable_question.ts'
import { type Neighbour, Neighbours } from './neighbours.ts'
import { QuestionEmbedder } from './question_embedder.ts'
import { dotProduct, normalizeVector } from './vector.ts'

/**
 * Earlier questions, by which others are compared: two are similar by themselves, and by their neighbours.
 * What visitors ask in many words shows which of them mean the same.
 */

/** How much of the similarity is the company's. */
const companyShare = 0.8
const neighbours = 20
/** A question is moved this far towards its neighbours where they are many and near. */
const pull = 0.8
const pullPrior = 0.3
/** Where much is alike, being alike says less: so much of what is usual there is taken off. */
const crowdShare = 0.7
const crowd = 30

interface QuestionPosition {
  point: Float32Array
  /** The point, moved towards its neighbours. */
  placed: Float32Array
  /** How alike it is to what is nearest to it. */
  crowded: number
}

export class QuestionSpace {
  readonly #embed: EmbedText
  readonly #points: QuestionEmbedder
  readonly #heard: Neighbours
  readonly #indexOf: ReadonlyMap<string, number>
  /** By the number of an earlier question, computed when it is first compared. */
  readonly #places: (QuestionPosition | undefined)[] = []

  constructor(questions: readonly QuestionText[], embed: EmbedText) {
    this.#embed = embed
    const reads = questions.map((question) => comparableQuestion(question, embed))
    const usual = commonQuestions.map((text) => comparableQuestion({ text, language: 'en' }, embed))
    this.#points = new QuestionEmbedder([...usual, ...reads], embed('').length)
    this.#heard = new Neighbours(reads.map((read) => this.#points.pointOf(read)))
    this.#indexOf = new Map(questions.map(({ text }, at) => [text, at]))
  }

  /** How alike two questions are; below 0 for such that have nothing in common. */
  similarity(one: QuestionText, other: QuestionText): number {
    return similarityOf(this.#placeOf(one), this.#placeOf(other))
  }

  /** The nearest of the earlier questions, by their index in the list, with their similarity. */
  mostSimilar(question: QuestionText, most: number): Neighbour[] {
    const place = this.#placeOf(question)
    return this.#heard
      .nearest(place.point, most)
      .map(({ at }) => ({ at, similarity: similarityOf(place, this.#placeAt(at)) }))
  }

  #placeOf(question: QuestionText): QuestionPosition {
    const at = this.#indexOf.get(question.text)
    if (at !== undefined) return this.#placeAt(at)
    return this.#place(this.#points.pointOf(comparableQuestion(question, this.#embed)))
  }

  #placeAt(at: number): QuestionPosition {
    this.#places[at] ??= this.#place(this.#heard.points[at]!, at)
    return this.#places[at]
  }

  /** Moved towards the mean of its nearest neighbours, nearer ones counting much more. */
  #place(point: Float32Array, self?: number): QuestionPosition {
    const near = this.#heard.nearest(point, crowd, self)
    const mean = new Float32Array(point.length)
    let total = 0
    for (const { at, similarity } of near.slice(0, neighbours)) {
      const weight = similarity ** 3
      total += weight
      const other = this.#heard.points[at]!
      for (let axis = 0; axis < mean.length; axis++) mean[axis]! += other[axis]! * weight
    }
    const share = (pull * total) / (total + pullPrior)
    const middle = normalizeVector(mean)
    const placed = normalizeVector(point.map((value, axis) => (1 - share) * value + share * middle[axis]!))
    return {
      point,
      placed,
      crowded: near.reduce((sum, { similarity }) => sum + similarity, 0) / crowd,
    }
  }
}

function similarityOf(one: QuestionPosition, other: QuestionPosition): number {
  const usual = (one.crowded + other.crowded) / 2
  const alone = dotProduct(one.point, other.point)
  return (1 - companyShare) * alone + companyShare * dotProduct(one.placed, other.placed) - crowdShare * usual
}
