/** What the operator asked for cannot be done. The message is one line that says what to do. */
export class OperatorRefusal extends Error {
  override name = 'OperatorRefusal'
}
