export { collectBytes } from './byte_collector.ts'
export {
  createOutbound,
  type Outbound,
  type OutboundAnswer,
  OutboundFailure,
  type OutboundProblem,
} from './request.ts'
