import { Component, type ReactNode } from 'react';

interface RouteBoundaryProps {
  /** The key of the current history entry: another key resets the boundary. */
  readonly resetKey: string;
  /** Renders what takes the place of children that throw. */
  readonly failed: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly resetKey: string;
  readonly caught?: { readonly error: unknown } | undefined;
}

/** Replaces children that throw, until the next page. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  static getDerivedStateFromError = (error: unknown): Partial<RouteBoundaryState> => ({ caught: { error } });

  static getDerivedStateFromProps = ({ resetKey }: RouteBoundaryProps, state: RouteBoundaryState): RouteBoundaryState | null =>
    resetKey === state.resetKey ? null : { resetKey, caught: undefined };

  override state: RouteBoundaryState = { resetKey: this.props.resetKey };

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.failed(caught.error) : this.props.children;
  }
}
