import { Component, type ReactNode } from 'react';
import { RouteError } from './RouteError.tsx';

interface RouteBoundaryProps {
  /** What stands for the present place in the history: another place is tried afresh. */
  readonly at: string;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly at: string;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Shows the error page in the place of a route that fails. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  static getDerivedStateFromError = (error: unknown): Partial<RouteBoundaryState> => ({ failure: { error } });

  static getDerivedStateFromProps = ({ at }: RouteBoundaryProps, state: RouteBoundaryState): RouteBoundaryState | null =>
    at === state.at ? null : { at, failure: undefined };

  override state: RouteBoundaryState = { at: this.props.at };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}
