import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  children: ReactNode;
}

/** Keeps a map that cannot be shown from taking the page with it. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="map-message" role="alert">
        <h2>Map Loading Error</h2>
        <p>
          Failed to load the maps service (MapLibre). Please check your connection and that this
          browser allows WebGL. The list goes on without it.
        </p>
      </div>
    );
  }
}
