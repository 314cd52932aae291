import { Carousel } from '@setu/ui';

export function Videos() {
  return (
    <>
      <h1>Videos</h1>
      <Carousel label="Lectures">
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
        <p>Four</p>
      </Carousel>
    </>
  );
}
