import { Component, type ReactNode } from 'react';
import { RouteError } from './RouteError.tsx';

interface RouteBoundaryProps {
  /** The key of the current history entry: another key resets the boundary. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly resetKey: string;
  readonly caught?: { readonly error: unknown } | undefined;
}

/** Shows the error page in place of a route that throws. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  static getDerivedStateFromError = (error: unknown): Partial<RouteBoundaryState> => ({ caught: { error } });

  static getDerivedStateFromProps = ({ resetKey }: RouteBoundaryProps, state: RouteBoundaryState): RouteBoundaryState | null =>
    resetKey === state.resetKey ? null : { resetKey, caught: undefined };

  override state: RouteBoundaryState = { resetKey: this.props.resetKey };

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? <RouteError error={caught.error} /> : this.props.children;
  }
}
