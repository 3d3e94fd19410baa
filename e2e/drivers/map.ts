import type { Locator, Page } from 'playwright-core';

/** The map, on any screen that has one. */
export class MapView {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get container(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('region', { name: /^(Café map|Map of )/ })
      .first();
  }

  /** Pins and dots: buttons that carry their cafe's name. */
  marker(name: string): Locator {
    return this.container.getByRole('button', { name: new RegExp(escape(name)) });
  }

  get clusters(): Locator {
    return this.container.getByRole('button', { name: /^[\d,]+ caf/ });
  }

  get popup(): Locator {
    return this.page.getByRole('link', { name: 'View Details' });
  }

  /** Clicks a cafe's first marker, and waits for what it opens: a popup, on a phone a card. */
  async open(name: string): Promise<void> {
    await this.marker(name).first().click();
    await this.popup.waitFor();
  }

  /** Waits until the map has drawn its clusters, and fitted itself to its cafes. */
  async ready(): Promise<void> {
    await this.clusters.first().waitFor();
    const marks = this.container.locator('button[data-kind]');
    let before: string;
    let now = '';
    do {
      before = now;
      now = await marks.evaluateAll(async (all) => {
        // After two frames, whatever began before is drawn.
        for (let frame = 0; frame < 2; frame++)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return all.map((one) => `${one.ariaLabel} ${one.style.transform}`).join();
      });
    } while (now !== before);
  }

  /** Drags the map by so many pixels, from its middle or beside it. */
  async drag(x: number, y: number, beside = { x: 0, y: 0 }): Promise<void> {
    const box = await this.container.boundingBox();
    if (!box) throw new Error('The map is not shown.');
    const fromX = box.x + box.width / 2 + beside.x;
    const fromY = box.y + box.height / 2 + beside.y;
    await this.page.mouse.move(fromX, fromY);
    await this.page.mouse.down();
    await this.page.mouse.move(fromX + x / 2, fromY + y / 2, { steps: 5 });
    await this.page.mouse.move(fromX + x, fromY + y, { steps: 5 });
    await this.page.mouse.up();
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
