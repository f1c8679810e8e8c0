import { currentSpan } from '../telemetry/index.ts'

/**
 * How lines are logged. What is logged is said where it is logged, and of an error only what is listed here: drivers and
 * clients hang rows, headers and bodies on theirs.
 */
export function loggerOptions(level: string, traced = false) {
  return {
    level,
    serializers: { err: (error: unknown) => loggedError(error) },
    ...(traced && { mixin: spanIds }),
  }
}

/** So that a line is found from its trace, and the trace from a line. */
function spanIds() {
  const span = currentSpan()
  return span ? { trace_id: span.trace_id, span_id: span.span_id } : {}
}

type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  cause?: LoggedError
  errors?: LoggedError[]
}

/** Causes of causes of causes say nothing more. */
const deepestCause = 3
/** Of many that failed together, a few tell why. */
const mostErrors = 5

function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error was given', stack: '' }
  const { name, message, stack = '', cause } = error
  const { code } = error as { code?: unknown }
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' && { code }),
    ...(cause instanceof Error && depth < deepestCause && { cause: loggedError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < deepestCause && {
        errors: error.errors.slice(0, mostErrors).map((each) => loggedError(each, depth + 1)),
      }),
  }
}
