/** A page of the knowledge: a source, and where it has several, the address. */
export interface AnswerPage {
  /** Null where services and the profile stand. */
  source_id: number | null
  url?: string
  /** The service that was told of: "how long does it take?" means that one. */
  service_id?: number
}
