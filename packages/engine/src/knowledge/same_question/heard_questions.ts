import type { VectorOf } from '../answer/candidate.ts'
import { type Near, Neighbours } from './neighbours.ts'
import { Points } from './points.ts'
import { type AskedQuestion, readQuestion } from './read_question.ts'
import { usualQuestions } from './usual_questions.ts'
import { product, unit } from './vector.ts'

/**
 * Questions that were heard, by which others are compared: two are alike by themselves, and by the company they keep.
 * What visitors ask in many words shows which of them mean the same.
 */

/** How much of the likeness is the company's. */
const companyShare = 0.8
const neighbours = 20
/** A question is moved this far towards its neighbours where they are many and near. */
const pull = 0.8
const pullPrior = 0.3
/** Where much is alike, being alike says less: so much of what is usual there is taken off. */
const crowdShare = 0.7
const crowd = 30

interface Place {
  point: Float32Array
  /** The point, moved towards its neighbours. */
  placed: Float32Array
  /** How alike it is to what is nearest to it. */
  crowded: number
}

export class HeardQuestions {
  readonly #vectorOf: VectorOf
  readonly #points: Points
  readonly #heard: Neighbours
  readonly #indexOf: ReadonlyMap<string, number>
  /** By the number of a heard question, made when it is first compared. */
  readonly #places: (Place | undefined)[] = []

  constructor(questions: readonly AskedQuestion[], vectorOf: VectorOf) {
    this.#vectorOf = vectorOf
    const reads = questions.map((question) => readQuestion(question, vectorOf))
    const usual = usualQuestions.map((text) => readQuestion({ text, language: 'en' }, vectorOf))
    this.#points = new Points([...usual, ...reads], vectorOf('').length)
    this.#heard = new Neighbours(reads.map((read) => this.#points.pointOf(read)))
    this.#indexOf = new Map(questions.map(({ text }, at) => [text, at]))
  }

  /** How alike two questions are; below 0 for such that have nothing in common. */
  likeness(one: AskedQuestion, other: AskedQuestion): number {
    return likenessOf(this.#placeOf(one), this.#placeOf(other))
  }

  /** The heard questions that are nearest, by their place in the list, with how alike they are. */
  mostAlike(question: AskedQuestion, most: number): Near[] {
    const place = this.#placeOf(question)
    return this.#heard
      .nearest(place.point, most)
      .map(({ at }) => ({ at, likeness: likenessOf(place, this.#placeAt(at)) }))
  }

  #placeOf(question: AskedQuestion): Place {
    const at = this.#indexOf.get(question.text)
    if (at !== undefined) return this.#placeAt(at)
    return this.#place(this.#points.pointOf(readQuestion(question, this.#vectorOf)))
  }

  #placeAt(at: number): Place {
    this.#places[at] ??= this.#place(this.#heard.points[at]!, at)
    return this.#places[at]
  }

  /** Moved towards the mean of its nearest neighbours, nearer ones counting much more. */
  #place(point: Float32Array, self?: number): Place {
    const near = this.#heard.nearest(point, crowd, self)
    const mean = new Float32Array(point.length)
    let total = 0
    for (const { at, likeness } of near.slice(0, neighbours)) {
      const weight = likeness ** 3
      total += weight
      const other = this.#heard.points[at]!
      for (let axis = 0; axis < mean.length; axis++) mean[axis]! += other[axis]! * weight
    }
    const share = (pull * total) / (total + pullPrior)
    const middle = unit(mean)
    const placed = unit(point.map((value, axis) => (1 - share) * value + share * middle[axis]!))
    return { point, placed, crowded: near.reduce((sum, { likeness }) => sum + likeness, 0) / crowd }
  }
}

function likenessOf(one: Place, other: Place): number {
  const usual = (one.crowded + other.crowded) / 2
  const alone = product(one.point, other.point)
  return (1 - companyShare) * alone + companyShare * product(one.placed, other.placed) - crowdShare * usual
}
