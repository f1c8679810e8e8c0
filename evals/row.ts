/** One figure of the table. */
export interface Row {
  task: string
  set: string
  measure: string
  baseline: number | null
  goal: number | null
  measured: number
  /** The goal is not to be passed. */
  isCost?: boolean
}
