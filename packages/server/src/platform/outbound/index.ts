export { collect } from './collected.ts'
export {
  createOutbound,
  type Outbound,
  type OutboundAnswer,
  OutboundFailure,
  type OutboundProblem,
} from './request.ts'
