import { Button, CourseCard, Section } from '@setu/ui';
import './own.css';
import own from './own.module.css';

const classes = { sheet: 'own', module: own.own, utility: 'bg-[rgb(1_2_3)]' };

/** Components in a colour of the app's own, by each way to write a class. */
export function OwnLooks() {
  return Object.entries(classes).map(([way, className]) => {
    const root = { className, style: { marginTop: '5px' }, 'data-class': way };
    return (
      <div key={way}>
        <Button {...root}>Enrol</Button>
        <Section {...root} heading="Batches">
          Two a year.
        </Section>
        <CourseCard {...root} title="Essay" viewMore={{ href: '/essay' }} />
      </div>
    );
  });
}
