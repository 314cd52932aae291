import '../../css/reset.css.ts';
import '../../theme/setu.css.ts';
