import type { AgentCost } from './agent_costs.ts'
import classes from './UsageTable.module.css'

/** What models cost, agent by agent. */
export function AgentCosts({ rows }: { rows: readonly AgentCost[] }) {
  return (
    <table className={classes.table} aria-label="Models by agent">
      <thead>
        <tr>
          <th scope="col">Agent</th>
          <th scope="col">Model tokens</th>
          <th scope="col" data-drawn>
            Cost
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ agent, tokens, cost }) => (
          <tr key={agent}>
            <td>{agent ?? 'Sources, proposals and tests'}</td>
            <td>{tokens.toLocaleString('en')}</td>
            <td data-drawn>{cost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
